import { namesPattern } from '../../domain/processors.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Complaint, Unit } from './unit.ts';

/**
 * What the file knows of replies when the letter is judged; days `YYYY-MM-DD`. `last_letter_on`: when the letter before
 * this one was sent.
 */
export type RepliesOnFile = { last_reply_on: string | null; last_letter_on: string | null };

/** `lastReplyOn`: as known now; undefined takes what was known when the facts were put together. */
export function repliesOnFile({ facts, situation: { answer } }: FactSheet, lastReplyOn?: string | null): RepliesOnFile {
  const day = (id: string) => (facts[id] ? String(facts[id].value) : null);
  const known = answer === undefined || answer === 'none' || answer === 'automatic' ? null : day('answer');
  return { last_reply_on: lastReplyOn === undefined ? known : lastReplyOn, last_letter_on: day('last_letter') };
}

/** Whose silence counts. A sentence about the Merchant's or a customer's silence denies no reply. */
const them = `(?:you|your company|your legal department|the processor|block|${namesPattern('brand')})`;
const reply = '(?:answer|reply|replies|response)s?';
const adverb = '(?: still| so far| to date| ever| yet)?';

/** "You have not answered", "you did not reply", "you have yet to respond"; the object follows. */
const notReplied = new RegExp(
  `\\b${them}(?: have| has| had)?${adverb}(?: not|n't| never| failed to| neglected to| yet to| did not| didn't| do not)${adverb}(?: once)? (?:answer|repl|respond)(?:ed|y|ied)?\\b`,
  'gi',
);
/**
 * "We have received no answer", "our file holds no reply", "we have not heard", "no answer has come"; what it would
 * answer may follow.
 */
const noReply: readonly RegExp[] = [
  new RegExp(
    `\\b(?:we|i|the merchant|our (?:file|office|firm|records?)|the file)(?: have| has| had)?${adverb} (?:holds?|contains?|shows?|received?|got|had|seen|have|has) (?:no|not one)(?: written| single)? ${reply}\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:we|i|the merchant)(?: have| has| had)?(?: not| never)${adverb} (?:received?|got|had|seen) (?:an?|any|your)(?: written)? ${reply}\\b`,
    'gi',
  ),
  /\b(?:we|i|the merchant)(?: have| has)? (?:heard nothing|received nothing|not heard|never heard)(?: back)?(?: from you)?\b/gi,
  new RegExp(
    `\\bno(?: written| single)? ${reply}\\b(?=.*\\b(?:has|have|had|was|were|is|came|arrived|reached|followed)\\b)`,
    'gi',
  ),
];
/** These deny a reply, whatever follows. */
const complete: readonly RegExp[] = [
  /\b(?:letters?|demands?|notices?|correspondence|it|they)(?: of [a-z]+ \d{1,2}, \d{4},?)? (?:has|have|had|remains?|remained|is|are|was|were|went|stays?)(?: (?:gone|been|still|so far|therefore|to date|left|remained))* (?:unanswered|ignored|without (?:an? |any )?(?:answer|reply|response))\b/i,
  /\bmet (?:only )?with (?:complete |total )?silence\b|\byour (?:continued |complete |total )?silence\b|\b(?:you|your company)(?: have| has)? (?:remained|been|kept|stayed|are|is) silent\b/i,
  /\b(?:you|your company)(?: have| has)? ignored (?:us|(?:both|all|each|every one) of our letters|our (?:[a-z-]+ )?(?:letters?|demands?|notices?))\b/i,
  /\bwithout (?:any |an? )?(?:answer|reply|response) (?:so far|to date|until now|from you)\b/i,
];

const some = '(?:(?:any|either|each|all|some) of )?';
const a = '(?:the|that|this|these|those|our|its|an?|any|each|every|one|why|how|whether|what|when|where|which)';
/**
 * What follows limits the denial to one point or to the quality of the reply: "our request for the ledger", "that
 * point", "why the sum is kept", "with a ground".
 */
const onePoint = new RegExp(
  `^(?:,[^,]{1,60},)? (?:(?:substantively|fully|completely|with|on the merits|questions?|requests?)\\b|(?:(?:to|on|as to|about|regarding|concerning) )?${some}${a}\\b ?(.*)$)`,
  'i',
);
/**
 * After a noun only what the reply would answer limits the denial: "no answer that helps" denies as "no answer" does.
 */
const toOnePoint = new RegExp(
  `^(?: (?:has been|was|is|were|came) (?:given|made|received|provided))? (?:to|on|as to|about|regarding|concerning) (?:questions?|requests?|${some}${a}\\b ?(.*)$)`,
  'i',
);
const aLetter =
  /^(?:(?:first|second|third|last|latest|previous|prior|earlier|initial|final|follow-up|certified|merchant's) )*(?:letters?|demands?|notices?|correspondence|e-?mails?|messages?|merchant(?!'s))\b(?! (?:for|on|as to|about)\b)/i;

function missesOnePoint(rest: string, pattern: RegExp): boolean {
  const point = pattern.exec(rest);
  return point !== null && !(point[1] !== undefined && aLetter.test(point[1]));
}

const matchesOf = (opening: RegExp, plain: string, pattern: RegExp): RegExpMatchArray[] =>
  [...plain.matchAll(opening)].filter(
    (match) => !missesOnePoint(plain.slice((match.index ?? 0) + match[0].length), pattern),
  );

/** Only a statement denies a reply; a condition such as "if no answer comes" does not. */
const conditional = /\b(?:if|unless|should|in the event|until|failing|once|whenever|before|provided)\b[^;:]*$/i;

/** A letter named by its day or its place in the order may be unanswered even if an earlier one was answered. */
const namedLetter =
  /\b(?:letters?|demands?|notices?) (?:of|dated|sent)\b|\b(?:last|latest|second|third|final|follow-up|previous) (?:letter|demand|notice)\b|\bsince then\b/i;

/**
 * The words with which a sentence denies a reply that is on file, or null: "you have not responded", although a refusal
 * was recorded. Not found: a sentence that misses a reply to one point ("you have not answered our request for the
 * ledger"), or one about a later letter that it names. `sentence` as in `Unit.plain`.
 */
export function deniesReply(
  sentence: string,
  { last_reply_on: replied, last_letter_on: sent }: RepliesOnFile,
): string | null {
  if (replied === null) return null;
  const plain = sentence.replace(/"[^"]*"/g, '""');
  if (sent !== null && replied < sent && namedLetter.test(plain)) return null;
  const found = [
    ...matchesOf(notReplied, plain, onePoint),
    ...noReply.flatMap((opening) => matchesOf(opening, plain, toOnePoint)),
    ...complete.map((pattern) => pattern.exec(plain)).filter((match) => match !== null),
  ].find((match) => !conditional.test(plain.slice(0, match.index)));
  return found?.[0] ?? null;
}

/** No letter may deny a recorded reply, no matter who wrote it and how late the reply came. */
export function checkDenial({ plain }: Unit, replies: RepliesOnFile): Complaint[] {
  const words = deniesReply(plain, replies);
  return words === null
    ? []
    : [
        {
          severity: 'red',
          check: 'fact',
          words,
          why: `An answer of the processor is on file, received ${replies.last_reply_on}: the letter may not deny it. Draft it again, or say what was not answered.`,
        },
      ];
}
