/**
 * The text of a made-up notice, laid out like a letter: a letterhead, the addressee, paragraphs, and the sender's own
 * address at the foot.
 */
export const pageOfNotice = [
  { heading: 'PayPal' },
  { text: 'September 4, 2026' },
  { text: 'Juniper & Pine Goods LLC' },
  { text: '418 Foundry Street' },
  { text: 'Boise, ID 83702' },
  { text: 'Hello Dana Whitfield,' },
  { text: 'After a review of your account we have limited it. You can no longer send or withdraw money.' },
  { text: 'Merchant account ID: 448812003391' },
  { text: 'The limitation was placed on September 2, 2026.' },
  { text: 'Amount on hold: $18,432.17' },
  { text: 'We hold this balance to cover disputes that may still come in, for up to 180 days.' },
  { text: 'This decision was made under our User Agreement and Acceptable Use Policy.' },
  { text: 'Sincerely,' },
  { text: 'PayPal' },
  { small: 'PayPal, Inc., 2211 North First Street, San Jose, CA 95131' },
];
