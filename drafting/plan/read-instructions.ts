import { namesPattern } from '../../domain/processors.ts';
import { threatIn } from '../text/refused-text.ts';
import type { Ask, Tone, Wish } from './knobs.ts';
import { partCalled, type PartName } from '../clauses/letter-parts.ts';
import { printable } from '../text/sanitize.ts';
import { wishRead } from '../facts/deadline.ts';

/** Abbreviations whose period does not end an instruction. */
const goesOn = /(?:\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|no|v|vs|inc|co|corp|llc|st|ave)|\b\p{L})\.$/iu;
const maxWishes = 60;

/** Splits instructions at line breaks, sentence ends and semicolons. */
function sentencesIn(text: string): string[] {
  const pieces = text
    .split(/\n+|;|(?<=[.!?])\s+/)
    .map((piece) => printable(piece))
    .filter((piece) => piece !== null);
  return pieces.reduce<string[]>(
    (all, piece) => (goesOn.test(all.at(-1) ?? '') ? [...all.slice(0, -1), `${all.at(-1)} ${piece}`] : [...all, piece]),
    [],
  );
}

/** Lowercase, with straight apostrophes, and without politeness, quotes or final punctuation. */
function bare(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/["“”]/g, '')
    .replace(/^[-*•\d.)\s]+(?=[a-z])/, '')
    .replace(
      /^(?:(?:please|kindly|also|and|then|but|can you|could you|i want you to|we want you to|we need to|make sure to)[ ,]+)+/,
      '',
    )
    .replace(/(?<![.!?,\s])[.!?,\s]+$/, '')
    .replace(/,? please$/, '');
}

const parties = `(?:them|it|the processor|the other side|${namesPattern('brand')})`;
const answering = '(?: to (?:answer|respond|reply|pay|comply|release(?: the funds)?))?';
const deadlineForms = [
  new RegExp(`^(?:give|allow|grant) ${parties} (?:until )?(.+?)${answering}$`),
  new RegExp(`^${parties} (?:has|have|gets?) (?:until )?(.+?)${answering}$`),
  /^(?:(?:set|make|use|put) )?(?:the |a |an? new |new )?(?:deadline|due date|answer date)(?: (?:is|of|to|at|on|by|for|should be))?:? ?(.+)$/,
  /^(?:(?:ask for|demand|require|request) )?(?:an? |the )?(?:answer|response|reply|payment|release)(?: is)?(?: due)? (?:by|until|on|within|in|before the end of) (.+)$/,
  /^(?:by|until|within) (.+)$/,
];

const out =
  /^(?:leave out|omit|skip|drop|remove|exclude|cut|strike|delete|do not include|don't include|do not mention|don't mention|do not make|don't make|without|no) (.+)$/;
const inside =
  /^(?:include|add|keep|put in|leave in|retain|with|mention|do not leave out|don't leave out|do not omit|don't omit|do not drop|don't drop) (.+)$/;

const toneWords: Record<string, Tone> = {
  measured: 'measured',
  polite: 'measured',
  professional: 'measured',
  courteous: 'measured',
  calm: 'measured',
  neutral: 'measured',
  respectful: 'measured',
  firm: 'firmer',
  firmer: 'firmer',
  stronger: 'firmer',
  strong: 'firmer',
  tougher: 'firmer',
  assertive: 'firmer',
  plain: 'plainer',
  plainer: 'plainer',
  simple: 'plainer',
  simpler: 'plainer',
  clearer: 'plainer',
  'plain english': 'plainer',
};
const toneForm = new RegExp(
  `^(?:(?:use|keep|make|write|be|take|adopt|stay|sound)(?: (?:it|this|the letter|the tone|this letter|the wording))?(?: in| with)?(?: a| an)?|tone:?|a|an|in a?)? ?(?:(?:more|bit|slightly|very|a bit|somewhat) )*(${Object.keys(
    toneWords,
  )
    .sort((a, b) => b.length - a.length)
    .join('|')})(?: (?:tone|language|words|wording|letter|english|style))?$`,
);

function partsIn(list: string): PartName[] | null {
  const names = list.split(/,? (?:and|or|nor) |, /).map(partCalled);
  return names.length > 0 && names.every((name) => name !== null) ? names : null;
}

/** What an instruction asks for; null unless all of it is understood. */
function asksOf(words: string): Ask[] | null {
  const [without, within] = [out.exec(words)?.[1], inside.exec(words)?.[1]];
  const left = without === undefined ? null : partsIn(without);
  if (left) return left.map((part) => ({ knob: 'without', part }));
  const kept = within === undefined ? null : partsIn(within);
  if (kept) return kept.map((part) => ({ knob: 'with', part }));
  for (const form of deadlineForms) {
    const wish = wishRead(form.exec(words)?.[1] ?? '');
    if (wish) return [{ knob: 'deadline', wish }];
  }
  const tone = toneWords[toneForm.exec(words)?.[1] ?? ''];
  return tone ? [{ knob: 'tone', tone }] : null;
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:address(?:ed)? (?:it |this |the letter )?to|recipient|addressee|send (?:it|this|the letter|the money|funds) to|mail (?:it|this) to|cc|copy)\b/i,
    'The recipient is set by the agreement and the attorney.',
  ],
  [/\$|\b(?:amount|sum|dollars|usd|interest rate|percent)\b|%/i, 'Amounts come only from the file.'],
  [
    /§|\bv\.|\b(?:cite|citation|case law|statute|act|u\.s\.c|c\.f\.r|rule)\b/i,
    'Authorities come only from the knowledge base.',
  ],
  [/https?:|www\.|\S@\S/i, 'Links and addresses come only from the file.'],
  [
    /\b(?:deadline|days|weeks|due)\b/i,
    'Write a deadline like “Give them 20 business days” or “Answer due by December 15, 2026.”',
  ],
  [/\b(?:leave out|omit|include|without|exclude|drop|remove)\b/i, 'No part of the letter has that name.'],
  [
    /\b(?:tone|aggressive|harsh|angry|sarcastic|rude)\b/i,
    'The tone is measured; it may be made firmer or plainer, nothing else.',
  ],
  [
    /\b(?:say|state|mention|claim|write|tell|add|note|explain|emphasi[sz]e|stress)\b/i,
    'The letter’s content comes from the case file; nothing can be added here.',
  ],
];

function whyNot(sentence: string): string {
  if (threatIn(sentence)) return 'A letter may not make a threat of that kind (Cal. R. Prof’l Conduct 3.10).';
  return (
    reasons.find(([pattern]) => pattern.test(sentence))?.[1] ??
    'Only the tone, deadline and parts of the letter can be set here.'
  );
}

function wishesOf(sentence: string): Wish[] {
  const whole = asksOf(bare(sentence));
  if (whole) return whole.map((ask) => ({ text: sentence, ask, why: '' }));
  const halves = sentence.split(/,? (?:and|but)(?: then)? |, (?:then )?/i);
  const read = halves.map((half) => ({ half, asks: asksOf(bare(half)) }));
  if (!read.some(({ asks }) => asks)) return [{ text: sentence, ask: null, why: whyNot(sentence) }];
  return read.flatMap(
    ({ half, asks }): Wish[] =>
      asks?.map((ask) => ({ text: half, ask, why: '' })) ?? [{ text: half, ask: null, why: whyNot(half) }],
  );
}

/**
 * Turns custom instructions into drafter settings: tone, deadline, and parts to include or omit. Each instruction is
 * understood completely or not at all, so none of its text ever reaches a letter. Pure; never throws.
 */
export function readInstructions(text: string): Wish[] {
  const sentences = sentencesIn(text);
  const rest = sentences
    .slice(maxWishes)
    .map((sentence): Wish => ({ text: sentence, ask: null, why: 'Too many instructions at once.' }));
  return [...sentences.slice(0, maxWishes).flatMap(wishesOf), ...rest];
}
