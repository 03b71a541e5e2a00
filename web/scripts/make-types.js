/** Writes src/wire.ts from the server's OpenAPI schema, and src/games/<name>/view_types.ts from the game's view_types.py: `npm run types` in web/. Another folder than src may be named. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = process.argv[2] ?? `${root}web/src`;
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');

function schemas(...games) {
  const printed = execFileSync(python, ['-m', 'saturnalia.server.schema', ...games], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return printed.trim().split('\n').map((line) => JSON.parse(line));
}

async function write(path, schema, source, options) {
  const tree = await openapiTypescript(schema, { alphabetize: true, ...options });
  mkdirSync(dirname(`${target}/${path}`), { recursive: true });
  writeFileSync(`${target}/${path}`, `/** Made from ${source} by \`npm run types\`; do not edit. */\n${astToString(tree)}`);
}

const games = readdirSync(`${root}web/src/games`).filter((game) => existsSync(`${root}web/src/games/${game}/index.ts`)).sort();
const [server] = schemas();
await write('wire.ts', server, "the server's schema", {});
for (const [index, schema] of schemas(...games).entries()) {
  await write(`games/${games[index]}/view_types.ts`, schema, `games/${games[index]}/view_types.py`, { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true });
}
