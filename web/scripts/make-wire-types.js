/** Writes src/wire.ts from the server's OpenAPI schema: `npm run types` in web/. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = `${root}.venv/bin/python`;
const python = existsSync(own) ? own : 'python3';
const schema = JSON.parse(execFileSync(python, ['-m', 'saturnalia.server.schema'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }));
const tree = await openapiTypescript(schema, { alphabetize: true });
const head = '/** Made from the server\'s schema by `npm run types`; do not edit. */\n';
writeFileSync(`${root}web/src/wire.ts`, head + astToString(tree));
