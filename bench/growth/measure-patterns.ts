import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { attacks, attacksOn, type Attack } from '../../testing/adversarial-text.ts';
import { processorTime } from '../figures.ts';
import { growthOf, type Measured } from './growth-of.ts';

const root = resolve(import.meta.dirname, '../..');
const rooms = 'contract domain drafting knowledge server web'.split(' ');
/** The length of the texts that a pattern is tried on, in characters; nearly every input has a lower maximum. */
const length = 10_000;

/**
 * Folders whose patterns never meet typed text in a process that others wait for. They meet our own texts, or what a
 * build reads, or documents in a process of their own that is ended after two minutes. The checks of a letter have a
 * time limit of their own.
 */
const elsewhere = ['drafting/checks/', 'drafting/clauses/', 'knowledge/entries/', 'web/public/'];

/** Files whose patterns meet only shorter texts, with the length of these. */
const shorter: Readonly<Record<string, number>> = {
  // The name of a company that our data lists.
  'drafting/facts/parties.ts': 400,
  'drafting/text/screen-name.ts': 254,
  // One line of an address.
  'server/ports/mailhouse/postal-address.ts': 200,
};

type Pattern = { path: string; pattern: RegExp };

function patternsIn(path: string): Pattern[] {
  const found: Pattern[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ path, pattern: new RegExp(node.regex.pattern, node.regex.flags) });
    },
  }).visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program);
  return found;
}

const patterns = rooms
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.server\.ts$/.test(path))
  .filter((path) => !elsewhere.some((folder) => path.startsWith(folder)))
  .flatMap(patternsIn);
const different = [...Map.groupBy(patterns, ({ pattern }) => String(pattern)).values()].flatMap((same) =>
  same.slice(0, 1),
);

/** Uses the pattern as the code does: on the whole text when it is global, otherwise once. */
const use =
  ({ pattern }: Pattern) =>
  (text: string): void => {
    pattern.lastIndex = 0;
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
  };

/** The attacks on which the pattern is slow enough, at a quarter of the length, to be worth a closer look. */
function slowAttacks(each: Pattern, limit: number): Attack[] {
  const work = use(each);
  return [...attacks, ...attacksOn(each.pattern.source)].filter(({ make }) => {
    const text = make(limit / 5);
    return processorTime(() => work(text)) > 0.5;
  });
}

/** Every pattern of the sources, on texts made of its own words and signs. */
export function measurePatterns(): Measured {
  const slow = different.flatMap((each) => {
    const limit = shorter[each.path] ?? length;
    const worst = slowAttacks(each, limit).find((attack) => growthOf(use(each), attack, limit) > 3);
    return worst ? [`${each.path}: ${each.pattern.source} on ${worst.of}`] : [];
  });
  return { of: 'patterns', tried: different.length, slow };
}
