/**
 * A verb that only carries its noun: who "holds a discretion" has one, and a contract that "imposes a duty" is one under which there is a duty. It may come
 * or go beside that noun, and nowhere else. In order; applied to both sides of a comparison.
 */
const carried: readonly (readonly [RegExp, string])[] = [
  [/\b(?:imposes?|carries|contains?|places?) (?=(?:an? |the )?(?:implied )?(?:duty|obligation)\b)/g, ''],
  [/(?<=\b(?:duty|obligation) (?:that |which )?(?!that |which )[^,;.‹›]{2,30}) imposes?\b/g, ''],
  [
    /\b(?:holds?|holding|enjoys?|possess(?:es)?) (?=(?:an? |the |any |such (?:an? )?)(?:discretion|discretionary power|judgment)\b)/g,
    '',
  ],
  [
    /(?<=\b(?:discretion|power)) (?:that |which )?(?:it|they|one|a party|‹[PM]›) (?:holds?|has|have|enjoys?)(?= (?:must|may|is|in)\b)/g,
    '',
  ],
  [/\b(?:can|may) (?:itself |also |well )?(?:amount to|constitute) (?!‹)/g, 'can be '],
  [/\bamounts? to (?=an? |no )/g, 'is '],
  // Ready for a meeting, and to hold it.
  [
    /(?<=\b(?:ready|prepared|willing|available) )(?:to (?:hold|attend|have|join|take part in|participate in)|for) (?=(?:the |a |that |any )?(?:\w+ )?(?:conference|meeting|call)\b)/g,
    '',
  ],
  [
    /\b(?:attend|join|participate in|take part in|be (?:present )?at) (?=(?:the |a |that |any )?(?:\w+ )?(?:conference|meeting|call)\b)/g,
    'take part in ',
  ],
  [/(?<=\b(?:conference|meeting|call) (?:has |had )?)(?:taken place|occurred|happened|been had)\b/g, 'been held'],
  // How long a hold is, it lasts.
  [
    /(?<=\bhold )(?:has |had |have )?(?:now |already )?(?:lasted|run) (?:for )?(?=‹N\d+›(?! (?:past|beyond|after|over|longer|more)))/g,
    '',
  ],
  [/(?<=\bhold (?:is |was )?(?:now |already )?‹N\d+›) old\b/g, ''],
  // What goes by mail is being sent by it.
  [/\b(?:is|are) (?:now )?being (?:sent|mailed|posted|dispatched) (?=(?:by|under|via) )/g, 'goes '],
  // A paper that is put in as an exhibit is that exhibit.
  [/‹W› (?:also |now )?(?:attach|enclose|append|annex|submit|include) ([^,;.‹›]{2,40}?) as (?=‹X)/g, '$1 is '],
  [/\bdated (?=‹D)/g, ''],
  [/\breserv(es?|ed|ing) (?:the|its|a) right to (?:claim )?(?=an? (?:earlier|later)\b)/g, 'reserv$1 '],
  [/(?<=\binterest\b[^.;:]{0,80}?)\b(?:running|to run|counted|counting|accruing|reckoned) (?=from\b|since\b)/g, ''],
  // "You answered that you would not release": you refused.
  [/\bthat ‹P› (?:would|will) not (?=(?:release|pay|return|free)\b)/g, 'refused '],
  // The numbers of a list.
  [/\bfirst, (?=.*\bsecond, )|(?<=\bfirst, .*)\b(?:second|third|fourth|fifth|lastly), /g, ''],
];

/** A sentence, as tokens, without the verbs that only carry its nouns. */
export const withoutCarryingVerbs = (text: string): string =>
  carried.reduce((left, [pattern, to]) => left.replace(pattern, to), text);
