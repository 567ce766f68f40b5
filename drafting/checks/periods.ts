const period =
  '(?:(?:that|the|this|such|those|these|its|any)(?: (?:waiting|same))? (?:periods?|times?|days)|it|them|they)';
const over = '(?:over|up|run|ended|expired|elapsed|passed|lapsed|run out|come to an end|at an end)';

/**
 * Normal forms of what is said of periods, windows and the forum they lead to: what shortens a period, when one is over, who may go where then. In
 * order; applied to both sides of a comparison.
 */
const forms: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:the|that|any) (?:deadline|date|time limit|time) (?:that )?(?:‹W› )?(?:set|fixed|named|stated|given) above\b/g,
    'the day set above',
  ],
  // A period that is left as it is is not shortened.
  [new RegExp(`\\bcuts? (${period}) short\\b`, 'g'), 'shorten $1'],
  [
    new RegExp(
      `\\bleaves? (${period}) (?:as (?:it is|they are|long as it is|it stands)|untouched|unaffected|unchanged|intact|alone)(?!\\w)`,
      'g',
    ),
    'does not shorten $1',
  ],
  [/\b(?:is|are) (?:untouched|unaffected|unchanged) by\b/g, 'is not shortened by'],
  [/\bdoes nothing to shorten\b/g, 'does not shorten'],
  // When it is over, after it.
  [
    new RegExp(`(?<=^|[;:] )(?:when|once|after|as soon as) (${period}) (?:is|are|has|have) ${over},? `, 'g'),
    'after that, ',
  ],
  [/^(?:thereafter|from then on|once that is so), /g, 'after that, '],
  [
    /^=?if (‹N\d+›) (?:have |has )?(?:pass|passed|elapse|elapsed|run|go by|gone by) (?:from|after|since|following) receipt (?:and|without) /g,
    '=if $1 after receipt ',
  ],
  [/\b(?:for how long|how much longer|until what (?:day|date)|till when)\b/g, 'until when'],
  // A window that closes for a sale is left by it.
  [
    /\b(?:leaves?|left|drops? out of|dropped out of|falls? outside|fell outside|(?:is|are|was|were) (?:outside|out of|beyond|past)|pass(?:es|ed)? out of) (?=(?:that|this|the) (?:\w+ )?window\b)/g,
    'leave ',
  ],
  [/(?<=\bwindow )(?:closes?|closed|ends?|ended|runs? out|ran out|shuts?) /g, 'leave '],
  // The first day is one before which it is not so.
  [
    /\b(permits?|allows?) ([^,;.‹]{2,30}?) (?:from|as of|starting|beginning) (‹D\d+›)(?: on(?:wards?)?)?(?!\w)/g,
    '$1 $2 not before $3',
  ],
  // Where one goes.
  [
    /\b(?:proceed|go|turn|resort|take (?:the (?:dispute|matter|claim)|it|its claim)|bring (?:the (?:dispute|matter|claim)|its claim|it)|pursue (?:the (?:dispute|matter|claim)|its claim|it)) (?:in|to|before|into) (?=the forum\b)/g,
    'proceed in ',
  ],
  [/\b(?:bring|file|initiate|pursue|go to|proceed to|commence|start) (?=(?:an )?individual arbitration\b)/g, 'begin '],
  [
    /\bindividual arbitration (?:is|will be|becomes) (?:then |now )?(?:open|available) to (‹M›)/g,
    '$1 may begin individual arbitration',
  ],
  [
    /\b(?:is|are) entitled to (?=(?:begin|bring|file|take|go|proceed|claim|pursue)\b)|\b(?:has|have) the right to (?=(?:begin|bring|file|take|go|proceed|claim|pursue)\b)/g,
    'may ',
  ],
  [/\b(?:provides? for|requires?|prescribes?|foresees?) (?=(?:a|the|that) (?:meeting|conference)\b)/g, 'calls for '],
  [/\b(meeting|conference) (?:that )?(?:is )?(?:required|provided for|prescribed) (?=by\b)/g, '$1 called for '],
];

/** A sentence, as tokens, with what it says of periods in their normal forms. */
export const withPeriods = (text: string): string =>
  forms.reduce((left, [pattern, to]) => left.replace(pattern, to), text);
