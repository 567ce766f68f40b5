/** A word that turns the meaning of what stands near it. Each class is closed. */
export type Turn =
  | 'not'
  | 'must'
  | 'may'
  | 'will'
  | 'should'
  | 'would'
  | 'if'
  | 'unless'
  | 'until'
  | 'before'
  | 'after'
  | 'since'
  | 'by'
  | 'within'
  | 'only'
  | 'all'
  | 'some'
  | 'more'
  | 'less'
  | 'against'
  | 'except'
  | 'because';

/** Phrases that turn meaning, each as its one word. In order. */
export const turns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:at once|forthwith|right away)\b/g, 'immediately'],
  [/(?<=‹[WM]›(?: \w+ly)?) shall\b/g, ' =will'],
  // "Any sale to which the limit applies" is each to which it does, if there is one.
  [/\bany (\w+) (?:to|for|on|in|of|under|from) which\b/g, 'any $1 =if'],
  [/\b(?:only |but |just )?(?:(?:in |only )?so far as|insofar as|to the extent (?:that )?)/g, '=if '],
  // "On its own" does as little as "by itself".
  [/\b(?:by|in|of) (?:itself|themselves)\b|\bon (?:its|their) own\b|\bstanding alone\b|\bwithout more\b/g, 'alone'],
  [/\b(that|which|what|who) would\b/g, '$1'],
  [/\b(?:according to|by the account of|as reported by|on the account of) ‹M›/g, 'as ‹M› reports it'],
  [/\bceas(?:es?|ed) to be\b/g, 'is not'],
  [/\b(?:is|are|remains?) (?:still )?possible\b/g, '=may'],
  // "From the day on which payment fell due" is since then.
  [/\b(?:from|since) the (?:day|date) (?:(?:on which|when|that) )?/g, '=since '],
  [/(?:\b(?:is|are|was|were) )?\brequired by\b/g, 'called for by'],
  // What an amount comes to, it is; of interest "a day" and "for each day" are one.
  [
    /\b(?:amounts?|comes?|adds up|works out|runs) (?:to|at) (?=‹\$)|\b(?:(?:has|have) )?reach(?:es|ed) (?=‹\$)|\bstands at (?=‹\$)/g,
    'is ',
  ],
  [/(‹\$\d+›) (?:(?:for )?(?:an?|each|every)|per) (day|month|year)\b/g, '$1 a$2'],
  [/‹W› (?:are|is|am) counsel (?:to|for)(?= ‹M›)/g, '‹W› represents'],
  // The one account by its number, the law that is chosen, a letter that is put before somebody.
  [/\baccount ‹A›/g, 'account'],
  [/\b(?:is|are) governed by (?=(?:the )?(?:laws? of )?‹L)/g, 'chooses '],
  [/\b(?:remains?|continues?|stays?|is still) in (?:full )?(?:force|effect)\b/g, 'stands'],
  [
    /\b(?:place|put|lay|set|bring) ((?:this|the|our|‹V›) (?:letter|matter)|it|this) before (?=who|‹P›|the person)/g,
    'send $1 to ',
  ],
  [
    /\b((?:this|the|our|‹V›) (?:letter|matter)|it|this) (?:is|be) (?:placed|put|laid|set|brought) before (?=who|‹P›|the person)/g,
    '$1 is sent to ',
  ],
  [/\bwhen (?=(?:the|that|this|it|all|‹)[^,;.]{0,40}? (?:has|have) )/g, 'after '],
  // The whole sum, exactly so many days: the figure says so.
  [/\b(?:an? |the )?(?:full|entire|whole|exactly|precisely) (?=‹[N$%]\d)/g, ''],
  [/\bthe (?:sum|amount) of (?=‹\$)/g, ''],
  // A paper and its copy as an exhibit; an exhibit with its name in brackets.
  [/\ba (?:true |complete |full )?copy of (?=(?:the|‹V›|its) [^;.]*‹X)/g, ''],
  [/(‹X\d+›) \(([^()]+)\)/g, '$2 $1'],
  [/^(?:attached|enclosed)(?: are| is)?: (?=.*‹X)/g, ''],
  [/\bin the alternative\b/g, 'alternatively'],
  [/\bwithout prejudice\b/g, 'prejudice'],
  [/\b(?:until then|in the interim|meanwhile)\b/g, ' '],
  [/\b(?:no longer|not any longer|not anymore)\b/g, 'not'],
  [/(?<=‹\$\d+› )short of\b/g, 'less than'],
  [/\b(?:by|on or before|(?:by )?(?:no|not) later than|at the latest(?: by| on)?|before or on|due) (?=‹D)/g, '=by '],
  [/\b(?:prior to|ahead of|in advance of|earlier than|sooner than)\b/g, 'before'],
  [/\b(?:subsequent to|as soon as|upon|once|following)(?= ‹| receipt| the | its | that | it | we )/g, 'after'],
  [/\b(?:starting|beginning|commencing|dating)(?: on| with| from)? (?=‹D)/g, '=since '],
  [/\b(?:from|as of|since|ever since) (?=‹D)/g, '=since '],
  [/\b(?:until|through|up until|up to) (?=‹D)/g, '=until '],
  [
    /\b(?:in the event (?:that|of)|provided that|assuming that|in case|on condition that|so long as|as long as|where applicable)\b/g,
    '=if',
  ],
  [/\bif not\b/g, '=unless'],
  [/^should (?=\w+|‹)/g, '=if '],
  [
    /\b(?:fail(?:s|ed|ing)? to|(?:has|have|had) yet to|in the absence of|absent|devoid of|lack(?:s|ed|ing)? (?:of )?|short of)(?= )/g,
    'not',
  ],
  [/\b(?:is|are|was|were) (?:required|obliged|bound|obligated) to\b|\b(?:has|have|had|needs?) to\b/g, '=must'],
  [/\b(?:is|are|was|were) (?:allowed|permitted|free|able|at liberty) to\b/g, '=may'],
  [/\b(?:is|are) going to\b/g, '=will'],
  [
    /\bwould (?=(?:much )?(?:prefer|rather|like|appreciate|welcome|be (?:glad|happy|grateful|pleased)|suffice|do\b))/g,
    '',
  ],
  [/\b(?:because of|owing to|due to|on account of|given that|as a result of|by reason of)\b/g, '=because'],
  [/\b(?:other than|except for|apart from|aside from|save for|but for|with the exception of|all but)\b/g, '=except'],
  [/\b(?:every (?:single )?one|each and every|the entirety of|the whole of)\b/g, '=all'],
  [/\bday ‹N/g, '‹N'],
  [/\bonce (?=\w+(?:ed|en|met|paid|shown|sent)\b|(?:a|an|all|this|they|‹P›|‹M›)(?:\b| ))/g, 'after '],
  [/\b(?:together|along) with\b|\baccompanied by\b/g, 'with'],
  [/\b(?:the )?(?:entire|whole|full) (?=(?:sum|amount|balance)\b)/g, 'the '],
  [/(?:‹W› refers? (?:‹P› )?|reference is made )to (?=(?:the )?‹X)/g, ''],
  // Where an exhibit stands.
  [
    /\b(is|are|see) (?:(?:also|hereto|now) )*(?:reproduced|found|set out|contained|included|annexed|attached|enclosed|submitted|marked|labeled|designated)(?: (?:hereto|herewith|with this letter|in|at|as|under))* (?=‹X)/g,
    '$1 ',
  ],
  // How many things a list has is seen from it.
  [
    /\b(?:all |these |the following )?(?:two|three|four|five|six) (?:things|points|questions|items|matters|respects)\b/g,
    ' ',
  ],
];
export const turnWords: Record<string, Turn> = Object.fromEntries(
  Object.entries({
    not: "not no never nothing none neither nor without nobody nowhere nil zero n't",
    must: '=must must shall required',
    may: '=may may can could might',
    will: '=will will',
    should: 'should ought',
    would: 'would',
    if: '=if if',
    unless: '=unless unless',
    until: '=until until',
    before: 'before',
    after: 'after',
    since: '=since since',
    by: '=by',
    within: 'within',
    only: 'only solely exclusively',
    all: '=all all every each entire entirely whole everything throughout',
    some: 'some partly partially several certain',
    more: 'more greater higher larger exceed exceeds exceeding exceeded most mostly longer',
    less: 'less fewer smaller lower least',
    against: 'against',
    except: '=except except',
    because: '=because because',
  } satisfies Record<Turn, string>).flatMap(([turn, words]) => words.split(' ').map((word) => [word, turn as Turn])),
);
/** "Undisclosed" is not disclosed. */
export const negated =
  /^(?:un(?=paid|released|disclosed|verified|fulfilled|mitigated|resolved|answered|met|stated|explained|supported|signed|shown|quoted|known|changed|affected|listed|shipped|delivered|able|necessary|earned|reserved)|non-?(?=payment|delivery|release))/;

export const boundary = /^(?:[;:|.]|and|but|which|who|that|while|although|though|because|if|unless|so)$/;
const counselWords =
  /(?<!\w)(?:we|us|i|me|this firm|the firm|our firm|this office|our office|the undersigned|undersigned counsel)(?!\w)/g;
const counselsOwn = /(?<!\w)(?:our|ours|my|mine)(?!\w)/g;
/** Counsel as `‹W›`, and what is counsel's as `‹V›`: "our request" asks for nothing. */
export const withCounsel = (text: string): string => text.replace(counselWords, '‹W›').replace(counselsOwn, '‹V›');
const ask =
  '(?:ask|request|demand|require|invite|urge|call on|call upon|press|want|expect|would like|hereby demand|respectfully request)s?(?: for)?(?: of)?';
export const requests: readonly (readonly [RegExp, string])[] = [
  [/may (?:‹W›|‹M›) (?:please |kindly |respectfully )?(?:ask|request|invite)(?: that)?(?: ‹P› to)?/g, 'please'],
  [
    new RegExp(
      `(?<!\\b(?:which|that|what|as|whom) )(?:‹M›|‹W›|this letter)(?: and ‹M›)?,? (?:(?:also|again|therefore|accordingly|hereby|respectfully|now|further|still|once more) )*(?:must |would |should )?${ask}(?: that)?(?: ‹P›)?(?: (?:to|please))*(?! for\\b)`,
      'g',
    ),
    'please',
  ],
  [
    /‹P› (?:is|are)(?: \w+ly| now| again| also)? (?:asked|requested|invited|urged|called (?:up)?on|required|requested) to/g,
    'please',
  ],
  [/(?:would|could|will|can) ‹P› (?:please |kindly )?/g, 'please '],
  [
    /(?:‹W›|‹M›) (?:(?:would|should|will) )?(?:be (?:grateful|obliged|thankful|glad|pleased)|appreciate(?: it)?|(?:am|are|is) (?:grateful|obliged))(?: if ‹P›(?: (?:would|could|can|will))?)?/g,
    'please',
  ],
  [
    /‹P› (?:be|are) (?:so )?(?:good enough|kind(?: enough)?)(?: as)? to|be (?:so )?(?:good enough|kind(?: enough)?)(?: as)? to/g,
    'please',
  ],
  // What is asked for, once more with its parts: "It should show…", "They must name…".
  [
    /(?<=^|; |, and )(?:it|they|that|this|each|these) (?:should|must|needs? to|ought to|has to|have to) (?=(?:show|name|list|set|include|state|give|cover|identify|contain|specify|say|itemize)\b)/g,
    'please ',
  ],
  [/\ba litigation hold (?:should|must|is to) be (?:placed|put|imposed)(?: now)? on/g, 'please preserve'],
  [/^(?:please )?see (?:to it )?that (?!‹W›)/g, 'please '],
  [/(?:please )?see (?:to it )?that ‹W› (?:receive|get|have)\b/g, 'please send'],
  [/please please/g, 'please'],
];
const asking =
  'please|kindly|release|pay|wire|credit|transfer|remit|propose|cite|itemize|reconcile|point|state|produce|provide|send|give|have|decide|withdraw|preserve|identify|tell|call|list|say|let|confirm|explain|keep|name|turn|furnish|set|disclose|show|share|return|advise|specify|supply|deliver|make|answer|respond|reply';
/** "For any part still kept, tell us…": what is asked for may follow what it is asked of. */
export const imperative = new RegExp(
  `^(?:(?:if|for|as to|should|where|when|so far as|since|regarding) [^;:]*, (?:then )?)?(?:\\d+[.)] ?|\\([a-z0-9]\\) ?|also,? |then |and |either )?(?:${asking})\\b`,
);
