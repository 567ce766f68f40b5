import type { OwnClauses } from '../../clause.ts';

const initial = ['initial'] as const;

export const clauses: OwnClauses = {
  closing: [
    {
      id: 'closing.worldpay',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: 'This letter is a demand. If the Agreement requires a notice of dispute, please name the clause and the member bank that is party to it, the address for notices to each of you, and any waiting period; the day set above shortens no such period. If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
    },
  ],
};
