/** Characters rejected in what users type: control characters except line breaks and tabs, bidi overrides and lone surrogates. */
export const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
export const unwritableMessage =
  'The text has a hidden character that cannot be kept, such as one that turns its direction. Type that part again.';
