import { z } from 'zod';
import { typographic } from '../text/display.ts';
import { slotKinds, type SlotKind, type Source } from './sources.ts';

/** One sentence as a model writes it: its values are slots, and `rests_on` has the id of each source it needs. */
export const modelSentence = z.object({
  text: z.string(),
  rests_on: z.array(z.string()),
  is: z.enum(['fact', 'argument', 'request']),
});
export type ModelSentence = z.infer<typeof modelSentence>;

export type Slot = { kind: SlotKind; id: string };
export type SourcesById = ReadonlyMap<string, Source>;

const slot = new RegExp(String.raw`\{(${slotKinds.join('|')}):([A-Za-z0-9_.-]+)\}`, 'g');
const slotKind = (text: string | undefined): SlotKind => slotKinds.find((each) => each === text) ?? 'fact';

export const slotsIn = (text: string): Slot[] =>
  [...text.matchAll(slot)].map(([, kind, id = '']) => ({ kind: slotKind(kind), id }));

/** The model's own words, with a small word in the place of each slot. */
export const ownWords = (text: string): string => text.replace(slot, 'it');

/** An event has its day, so that a second one beside it goes: "On {date:ID}, {event:ID}." */
export const withoutSecondDays = (text: string): string =>
  text
    .replace(/\bon \{date:([\w.-]+)\},? (?=\{event:\1\})/gi, '')
    .replace(/(\{event:([\w.-]+)\}),? on \{date:\2\}/g, '$1');

/** What the letter would say, filled in one pass, so that nothing filled in is read as a slot; null where a slot has no value. */
export function filledSentence(text: string, sources: SourcesById): string | null {
  const printed = ({ kind, id }: Slot): string | undefined => sources.get(id)?.prints[kind];
  if (slotsIn(text).some((each) => printed(each) === undefined)) return null;
  const filled = withoutSecondDays(text).replace(
    slot,
    (_all, kind: string, id: string) => printed({ kind: slotKind(kind), id }) ?? '',
  );
  return typographic(filled.charAt(0).toUpperCase() + filled.slice(1)).trim();
}
