import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { actKeys, actors } from '../../domain/cases/story/acts.ts';
import { digest } from '../../domain/documents/digest.ts';
import type { Ask } from '../../drafting/model/ask.ts';
import { acceptEvents, eventsRequest, type EventsGiven } from '../../drafting/model/events-from-text.ts';
import { acceptPointed, pointRequest, type PointGiven } from '../../drafting/model/point.ts';
import { readAccount } from '../../domain/cases/story/read-account.ts';
import { unseenDocuments, type WrittenDocument } from '../documents/unseen.ts';

const event = z.object({
  who: z.enum(actors),
  act: z.enum(actKeys),
  day: z.string(),
  precision: z.enum(['day', 'month', 'about']),
  quote: z.string(),
});
const narrative = z.object({ id: z.string(), written_on: z.string(), text: z.string(), events: z.array(event) });
export type Narrative = z.infer<typeof narrative>;

/**
 * What merchants write when they are asked what happened, with the truth: two sets by hands that did not write the rules.
 * `narratives-apart` was opened by nobody who works on them.
 */
export const narratives = (set: 'narratives' | 'narratives-apart'): Narrative[] =>
  z.array(narrative).parse(JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8')));

export type Share = { of: number; right: number };
export const share = ({ of, right }: Share): number => (of === 0 ? 1 : right / of);

export const givenOf = ({ text, written_on: today }: Narrative): EventsGiven => ({
  pages: [{ page: null, text }],
  from: { source: 'account', source_id: null },
  today,
  isDated: true,
  saidOn: null,
  taken: [],
});

const keyOf = ({ who, act, day }: { who: string; act: string; day: string }): string => `${who} ${act} ${day}`;

/** Events proposed of narratives: how many are true, how many true ones are proposed; and the same of the rules alone. */
export async function measureEvents(ask: Ask, set: readonly Narrative[]) {
  const model = { precision: { of: 0, right: 0 }, recall: { of: 0, right: 0 }, dropped: 0 };
  const both = { of: 0, right: 0 };
  const rules = { precision: { of: 0, right: 0 }, recall: { of: 0, right: 0 } };
  for (const each of set) {
    const given = givenOf(each);
    const read = acceptEvents(await ask(eventsRequest(given)), given);
    const byRules = readAccount(each.text, each.written_on, given.from);
    const truth = new Set(each.events.map(keyOf));
    add(model, read.proposals.map(keyOf), truth);
    add(rules, byRules.map(keyOf), truth);
    model.dropped += read.dropped.length;
    const found = new Set([...read.proposals, ...byRules].map(keyOf));
    both.of += truth.size;
    both.right += [...truth].filter((key) => found.has(key)).length;
  }
  return { model, rules, both };
}

function add(to: { precision: Share; recall: Share }, found: readonly string[], truth: ReadonlySet<string>): void {
  to.precision.of += found.length;
  to.precision.right += found.filter((key) => truth.has(key)).length;
  to.recall.of += truth.size;
  to.recall.right += [...truth].filter((key) => found.includes(key)).length;
}

export const pointGiven = ({ kind, lines }: WrittenDocument): PointGiven => ({
  kind,
  pages: [{ page: 1, text: lines.join('\n') }],
  findings: digest({ pages: 1, read: [{ number: 1, lines, way: 'text', confidence: 1, hidden: 0 }] }).findings,
});

/** Places pointed at in unseen documents: how many are found in the text, and how many of their values are true. */
export async function measurePointing(ask: Ask, limit: number) {
  const located = { of: 0, right: 0 };
  const values = { of: 0, right: 0 };
  for (const document of unseenDocuments().slice(0, limit)) {
    const given = pointGiven(document);
    const { proposals, dropped } = acceptPointed(await ask(pointRequest(given)), given);
    const lost = dropped.filter(({ why }) => why.startsWith('the document does not have')).length;
    located.of += proposals.length + dropped.length;
    located.right += proposals.length + dropped.length - lost;
    const dated = proposals.filter(({ what }) => what === 'amount' || what === 'date');
    values.of += dated.length;
    values.right += dated.filter(({ role, value }) =>
      document.truth.some((one) => one.role === role && one.value === value),
    ).length;
  }
  return { located, values };
}
