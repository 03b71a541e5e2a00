/** What one line of the log after the other repeats is told once, as `told_together` in `saturnalia/kernel/message.py` does it. */
import type { LogEntry, LogLine, Sentence } from '../types';

/** One sentence for both, or null where they differ in more than what adds up (`sums`) and are not told together (`joins`). */
function followedBy(one: LogLine, other: LogLine): LogLine | null {
  return repeatedBy(one, other) ?? joinedBy(one, other);
}

/** One sentence for two that are told together; lists add up, and what the later one can add up. */
function joinedBy(one: LogLine, other: LogLine): LogLine | null {
  const joint = one.joins?.[other.id];
  if (!joint) return null;
  const shared = Object.keys(one.args).filter((key) => key in other.args);
  const added = shared.filter((key) => Array.isArray(one.args[key]) || other.sums?.includes(key));
  if (!shared.every((key) => added.includes(key) || same(one.args[key], other.args[key]))) return null;
  const together = Object.fromEntries(added.map((key) => [key, sum(one.args[key], other.args[key])]));
  return { id: joint, args: { ...one.args, ...other.args, ...together }, sums: null, joins: one.joins };
}

/** One sentence for the same thing done again. */
function repeatedBy(one: LogLine, other: LogLine): LogLine | null {
  const sums = one.sums ?? [];
  const keys = Object.keys(one.args);
  const isAlike = one.id === other.id && same(sums, other.sums ?? []) && keys.length === Object.keys(other.args).length;
  if (sums.length === 0 || !isAlike) return null;
  if (keys.some((key) => !(key in other.args) || (!sums.includes(key) && !same(one.args[key], other.args[key])))) return null;
  return { ...one, args: { ...one.args, ...Object.fromEntries(sums.map((key) => [key, sum(one.args[key], other.args[key])])) } };
}

interface Found {
  before: LogEntry | undefined;
  /** One entry for both, or null where the later one has to be told by itself. */
  both: LogEntry | null;
  alone: LogEntry;
}

/** What came of an entry and the one before it: a log that has grown is told again, and only its end has to be worked out. */
const known = new WeakMap<LogEntry, Found>();

/** The entries of a log, in which whoever does the same thing several times in a row is told to have done it once. */
export function toldTogether(entries: readonly LogEntry[]): LogEntry[] {
  const told: LogEntry[] = [];
  for (const entry of entries) {
    const before = told.at(-1);
    let found = known.get(entry);
    if (!found || found.before !== before) {
      found = { before, both: together(before, entry), alone: { ...entry, lines: folded(entry.lines) } };
      known.set(entry, found);
    }
    if (found.both) told[told.length - 1] = found.both;
    else told.push(found.alone);
  }
  return told;
}

function together(before: LogEntry | undefined, entry: LogEntry): LogEntry | null {
  const first = entry.lines[0];
  if (before?.lines.length !== 1 || !first || !followedBy(before.lines[0]!, first)) return null;
  return { ...entry, lines: folded([before.lines[0]!, ...entry.lines]) };
}

/** The lines, each with those after it that go on with it. */
function folded(lines: readonly LogLine[]): LogLine[] {
  const told: LogLine[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    const both = before ? followedBy(before, line) : null;
    if (both) told[told.length - 1] = both;
    else told.push(line);
  }
  return told;
}

function sum(one: unknown, other: unknown): unknown {
  if (!Array.isArray(one) || !Array.isArray(other)) return Number(one) + Number(other);
  const parts = [...(one as Sentence[])];
  for (const part of other as Sentence[]) {
    const alike = parts.findIndex((known) => same(kindOf(known), kindOf(part)));
    const added = Object.keys(part.args).filter((key) => key === 'count' || Array.isArray(part.args[key]));
    if (alike < 0 || added.length === 0) {
      parts.push(part);
    } else {
      const known = parts[alike]!.args;
      const sums = Object.fromEntries(added.map((key) => [key, sum(known[key], part.args[key])]));
      parts[alike] = { ...part, args: { ...part.args, ...sums } };
    }
  }
  return parts;
}

/** What must be equal in two parts that become one: all but their `count` and the lists in them. */
function kindOf(part: Sentence): unknown {
  const args = Object.entries(part.args).filter(([key]) => key !== 'count');
  return [part.id, args.map(([key, value]) => [key, Array.isArray(value) ? [] : value]).sort(([a], [b]) => String(a).localeCompare(String(b)))];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
