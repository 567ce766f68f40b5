/** What a letter asks to be done with words and papers; nothing here moves money. */
const done =
  '(?:produced|directed|addressed|sent to|identified|listed|stated|explained|shown|provided|supplied|itemized|preserved|specified|disclosed|described|confirmed to)';

/** Forms of a request that do not begin as one, each as "please". In order. */
export const requestForms: readonly (readonly [RegExp, string])[] = [
  // "The calculation should be produced": asked for, though nobody is asked.
  [
    new RegExp(`\\b(?:should|must|is to|are to|ought to|needs? to) (?:now |also )?be (?=${done}(?![\\w-]))`, 'g'),
    'please ',
  ],
  [
    /^(?=(?:whatever|everything|all|anything) (?:that )?(?:bears|relates|concerns)\b.* (?:is|are) to be kept as it is\b)/g,
    'please ',
  ],
  // "We need to see": what one must have, one asks for.
  [
    /(?:‹W›|‹M›) (?:(?:still|also|now|therefore) )*(?:needs?|requires?|wants?|wishes|wish|must|would (?:also )?like|would (?:also )?want) (?:to (?:see|have|receive|know|be (?:told|shown|sent|given))\b|(?:see|know)\b)/g,
    'please send',
  ],
  // "It demands by this letter that …", "… and demands that": a second thing that it does is a request too.
  [/(?<=‹[MW]› [^.;:]{3,80}?) and (?:(?:also|hereby) )?(?:asks?|requests?|demands?) that\b/g, ', please'],
  [/(?<=‹[MW]› (?:hereby |now |therefore )*(?:asks?|requests?|demands?)) by this letter that\b/g, ' that'],
  // "If it applies to a sale, it should name that sale."
  [
    /(?<=^=?(?:if|should|where) [^.;:]{5,120}, )(?:it|‹P›|they) (?:should|must|needs? to|ought to|is to|are to) (?=(?:show|name|list|set out|include|state|give|identify|specify|say|explain|produce|tell)\b)/g,
    'please ',
  ],
  // "We repeat what we asked": asked again.
  [/‹W› (?:repeat|renew|reiterate) (?=what ‹W› asked\b|‹V› (?:earlier |previous )?request\b)/g, 'asked again '],
  [/may ‹W› (?=(?:suggest|propose)\b)/g, '‹W› '],
];
