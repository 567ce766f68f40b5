import type { FactSheet } from '../facts/fact.ts';
import type { Value } from './tokens.ts';

const day = '‹D\\d+›';
const count = '‹N\\d+›';

/**
 * Normal forms of conditions, in order: one condition said in several ways becomes one wording, on both sides of a comparison, with its
 * direction. The turning words that are left (turning-words.ts) are compared as before.
 */
const forms: readonly (readonly [RegExp, string])[] = [
  // Unless is if not.
  [/\bunless ([^,;.:]{2,60}?) (is|are|has been|have been) (?!not\b)/g, '=if $1 $2 not '],
  [/^(?:absent|in the absence of) (?:an? |any )?(?=\w)/g, '=if no '],
  [/\buntil ‹W› (?:have|has|get|receive) (?=them\b|it\b)/g, 'without '],
  // What the law allows is claimed under it.
  [/\b(?:as )?(?:allowed|permitted|authorized|provided)(?: for)? (?:by|under) (?=‹S)/g, 'under '],
  [
    /\b(?:as|so far as|to the extent(?: that)?|that|which) (‹S\d+›(?:(?:,| and|, and) ‹S\d+›)*) (?:allows?|permits?|provides?)\b/g,
    'under $1',
  ],
  // "Should it not be resolved", wherever it stands.
  [
    /(?<=[;:,] |\band |\bbut )should (?=(?:the|this|that|those|these|an?|any|no|it|they|there|one|anything|payment)\b|‹[PM])/g,
    '=if ',
  ],
  [
    /\bonly (?:where|when|as far as|inasmuch as|in the measure (?:in which|that))\b|\bas far as (?=(?:it|they|that|the|‹)(?:\b| ))/g,
    '=if',
  ],
  [/\b(?:assuming|supposing) (?=(?:the|that|it|they|there|an?|any)\b)/g, '=if '],
  // Not only one thing but also another: both.
  [/\bnot (?:only|just|merely|simply) ([^,;.:]{2,80}?),? but (?:also )?/g, '$1 and '],
  [/\b(?:whether or not|or not)\b/g, 'whether'],
  // What is still so after so many days has been so for them.
  [
    /\b(withheld|held|kept|unpaid|overdue)((?:,? \w+){0,2}?),? after (?=(?:now |already )?‹N\d+›(?! (?:of|from|after)\b))/g,
    '$1$2 for ',
  ],
  [/(?<=^|, )(?:(?:today|now), )?after (‹N\d+›),? (?=[^;.]*\b(?:withheld|held|kept|unpaid)\b)/g, 'for $1 '],
  [/\b(?:for )?as long as (it|they) (?:has|have) been\b/g, '=since $1 was'],
  [/\bfrom (?:when|the (?:moment|time|point)(?: (?:on|at) which| when| that)?)(?= )/g, '=since'],
  // Once a thing of a kind is so: such a thing.
  [/^(?:once|when|whenever|after|if) (an? \w+) (?:is|has been|was) (?=\w+(?:ed|en|id|ld)\b)/g, '$1 '],
  // "Since the Agreement calls for it, …" gives a reason, and no time.
  [
    /^since (?!then\b|that\b|the (?:day|date|hold|start|first|last|end)\b|our\b|its\b|receipt|delivery|=|‹[DN])(?=[^,]{5,120}, )(?!.*\b(?:has|have|had)\b)/g,
    '',
  ],
  // "Once goods are delivered": after that.
  [
    /(?<!\b(?:at|written|wrote|than|only) )\bonce (?!more\b|again\b|a \w+\b)(?=[^,;.]{2,50}? (?:is|are|has|have|was|were)\b)/g,
    'after ',
  ],
  // Each of several that are named is meant, with or without "all".
  [/(?<=\b(?:are|were|have|had|will|can) )all (?!but\b|of\b|the\b|that\b|we\b|‹)/g, ''],
  [/^(?:every|each|any) (?=(?:rolling )?(?:review|reserve|hold|limitation|pause|listing)\b)/g, 'a '],
  [/\b(is|are) (?:only|merely|no more than) (?=an? request\b)/g, '$1 '],
  [/\bno more (can|could|may|might) be (\w+) than\b/g, '$1 be $2 only'],
  // If and when: what is to come is one moment.
  [/\b(?:if and when|when and if|as and when)\b/g, 'once'],
  [/\bby the time (?:that )?/g, 'before '],
  [
    /\b(?:since |from )?when (?:(?:it|they) (?:has|have) been|(?:was|were) (?:it|they)|(?:it|they) (?:was|were))\b/g,
    'when it was',
  ],
  // Not before a day: "not until", "no earlier than", "the first day is", "hold off until".
  [
    new RegExp(`\\bthe (?:first|earliest) (?:day|date) (?:on|at) which (.{3,60}?) (?:is|was|will be) (?=${day})`, 'g'),
    '$1 not before ',
  ],
  [
    new RegExp(
      `\\b(?:hold off|refrain from|put off|defer|delay|wait with) (\\w+ing\\b[^,;.]{0,30}?) until (${day})(?: at the earliest)?`,
      'g',
    ),
    'not $1 before $2',
  ],
  [/\bnot ((?:[\w'-]+ ){1,5}?)until\b/g, 'not $1before'],
  [new RegExp(`(?<!\\bnot )\\b(?:on )?(${day}) at the earliest\\b`, 'g'), 'not before $1'],
  // Passed by a day: it ended then.
  [
    new RegExp(`\\b(?:had|has|have) (?:(?:all|already) )*(?:passed|run|elapsed|expired|ended) by (?=${day})`, 'g'),
    'ended on ',
  ],
  // Not within a time is not when that time is over.
  [new RegExp(`\\bnot ((?:[\\w'-]+ ){0,3}?)within (${count}) (?:of|after|from|following)\\b`, 'g'), 'not $1$2 after'],
  // What cannot be without something can be only with it.
  [/^only with ([^,;.]{2,40}?) (can|may) (it|they|that|this)\b/g, 'without $1 $3 not $2'],
  [/\buntil (?:‹[WM]›|they|it) (?:ha(?:s|ve)|gets?|receives?) (?:received |got |had )?(?!been\b|\w+ed\b)/g, 'without '],
  // Nothing beyond a measure is only so far as it goes.
  [/\b(?:no|not) ((?:[\w'-]+ ){1,5}?)beyond what\b/g, '$1=if what'],
  [/\bas (?=(?:allowed|permitted) by\b|[^,;.:]{1,60}? (?:allows?|permits?)(?= it\b|[,;.:]|$))/g, '=if '],
  // On request, if asked.
  [/\b(?:if|when|where|whenever) (?:so )?(?:asked|requested)\b|\bupon request\b/g, 'on request'],
  // Failing one thing another: "or we will", "otherwise we will".
  [/(?<=, |; )(?:failing (?:which|that)|or else|if not),?(?= ‹[WM]› (?:will|shall)\b)/g, 'otherwise'],
  [/, or (?=‹[WM]› (?:will|shall)\b)/g, ', otherwise '],
  [/^failing (?:an? |any )?(?=\w)/g, '=if no '],
  // What is needed must be.
  [/\brequires? that ((?:[\w'-]+ ){1,5}?)be\b/g, 'must $1be'],
  [/\bmust have\b(?! (?:been|\w+ed\b))/g, 'needs'],
  // In order that it can be done: for it to be done.
  [/\bso that ((?:[\w'-]+ ){1,4}?)(?:can|could|may|might) be\b/g, 'so that $1be'],
  [/\b(?:ends?|ended) with (?=[a-z])/g, 'is over after '],
  [/\bsubject (?:always |only )?to (?=any\b|the\b|all\b)/g, '=except '],
  [/\band (?:after|following) (?:it|that|this|them)\b,?/g, 'and then'],
  [/\bany (other \w+) (?:that|which) (?=(?:is|are|was|were) )/g, 'any $1 =if '],
  [/\bwhen ([^,;.]{2,40}?) will (?=\w)/g, 'when $1 '],
];

/** What is on a calendar day to come ends then, whether one says that it "ends" or "will end". */
const scheduled = new RegExp(
  `\\b(?:will|shall) (?=(?:be )?(?:end|expire|run|close|lapse|over|up|fall|begin|start|pass)\\b[^.;]{0,30}?‹D(\\d+)›)`,
  'g',
);

/** A sentence, as tokens, with its conditions in their normal forms. */
export function withConditions(text: string, values: readonly Value[], sheet: FactSheet): string {
  const plain = text.replace(scheduled, (words, at: string) =>
    String(values[Number(at)]?.value) > sheet.dated ? '' : words,
  );
  return forms.reduce((left, [pattern, to]) => left.replace(pattern, to), plain);
}
