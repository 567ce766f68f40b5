import type { DeadlineWish } from '../facts/deadline.ts';
import type { PartName } from '../clauses/letter-parts.ts';

/** The built-in drafter writes only in the `measured` tone; the others are understood, but refused with the reason. */
const tones = ['measured', 'firmer', 'plainer'] as const;
export type Tone = (typeof tones)[number];

/** The only settings an instruction can change: never the recipient, amounts, facts or citations. */
export type Ask =
  | { knob: 'tone'; tone: Tone }
  | { knob: 'deadline'; wish: DeadlineWish }
  | { knob: 'without'; part: PartName }
  | { knob: 'with'; part: PartName };

/** One instruction as typed, with what it asks for or why it cannot be followed. Plain JSON, stored with the letter. */
export type Wish = { text: string; ask: Ask | null; why: string };

export type Knobs = {
  tone: Tone;
  deadline: DeadlineWish | null;
  without: readonly PartName[];
  with: readonly PartName[];
};

/** Each instruction as typed, with what was done or why it was not. */
export type Instructions = {
  applied: { text: string; effect: string }[];
  not_applied: { text: string; why: string }[];
};

function takesBack(later: Ask, earlier: Ask): boolean {
  if ('part' in later && 'part' in earlier) return later.part === earlier.part && later.knob !== earlier.knob;
  return later.knob === earlier.knob && !('part' in later);
}

/** Instructions in effect: of two that conflict, the later one wins. */
export function standing(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(
    ({ ask }, index) =>
      ask !== null && !wishes.slice(index + 1).some((later) => later.ask !== null && takesBack(later.ask, ask)),
  );
}

export function knobsOf(wishes: readonly Wish[]): Knobs {
  const asks = standing(wishes).flatMap(({ ask }) => (ask ? [ask] : []));
  const parts = (knob: 'with' | 'without') => [
    ...new Set(asks.flatMap((ask) => (ask.knob === knob ? [ask.part] : []))),
  ];
  return {
    tone: asks.flatMap((ask) => (ask.knob === 'tone' ? [ask.tone] : [])).at(-1) ?? 'measured',
    deadline: asks.flatMap((ask) => (ask.knob === 'deadline' ? [ask.wish] : [])).at(-1) ?? null,
    without: parts('without'),
    with: parts('with'),
  };
}

export const noKnobs: Knobs = { tone: 'measured', deadline: null, without: [], with: [] };
