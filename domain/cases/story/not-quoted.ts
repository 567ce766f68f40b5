/** Why a letter leaves out what a merchant wrote in a line of their own, each as the merchant reads it. */
export const notQuotedTexts = {
  marks:
    'The letter will not quote these words, because they hold a link, an email address, a tax ID or marks of code.',
  orders: 'The letter will not quote these words, because they tell somebody how to write it.',
  threat: 'The letter will not quote these words, because they threaten, or name police, regulators or the press.',
  law: 'The letter will not quote these words, because they name a law that no letter cites.',
  characters: 'The letter will not quote these words, because they hold characters that it cannot print.',
  long: 'The letter will not quote these words, because they are too long.',
  sum: 'The letter will not quote these words, because they hold a sum or a long number.',
  plain: 'The letter will not quote these words, because they are not one plain sentence.',
} as const;
export type NotQuoted = keyof typeof notQuotedTexts;
export const notQuotedReasons: readonly NotQuoted[] = [
  'marks',
  'orders',
  'threat',
  'law',
  'characters',
  'long',
  'sum',
  'plain',
];
