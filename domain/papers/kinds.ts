/** Who signs a paper. */
export const paperParties = ['merchant', 'counsel'] as const;
export type PaperParty = (typeof paperParties)[number];

/** In the order in which a case shows them. */
export const paperKinds = [
  'fee_agreement',
  'engagement',
  'notice',
  'authorization',
  'offer',
  'closing_letter',
  'closing_statement',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What is true of one kind of paper of a case. */
export type PaperRow = {
  title: string;
  /** In the middle of a sentence for staff and attorneys. */
  called: string;
  /** Who signs, in this order: the paper is in force once each of them has. One that counsel signs binds that attorney: another signs another. */
  signers: readonly PaperParty[];
  /** `as_signed`: whatever changes in the case later. `while_true`: as long as the facts of the case give the same text, to the byte. */
  stands: 'as_signed' | 'while_true';
  /** Until when a signature may be taken back. */
  withdrawn: 'never' | 'until_letter_leaves' | 'always';
  /** It goes to the processor with a letter, which is drafted again once it is signed. */
  enclosed: boolean;
  /** The merchant decides whether to sign; otherwise signing is a step that is asked of them. */
  optional: boolean;
  /** When it is signed: a resolved case may still have a fee to agree on. */
  asked: 'until_notice' | 'until_end' | 'until_closing' | 'after_end' | 'after_engagement';
};

/** Every kind of paper. A new one is a row here, its text in `drafting/papers`, and its words on the screens. */
export const papers = {
  fee_agreement: {
    title: 'Success-fee agreement',
    called: 'the success-fee agreement',
    signers: ['merchant'],
    stands: 'as_signed',
    withdrawn: 'never',
    enclosed: false,
    optional: false,
    asked: 'until_closing',
  },
  engagement: {
    title: 'Engagement letter',
    called: 'the engagement letter',
    signers: ['merchant', 'counsel'],
    stands: 'as_signed',
    withdrawn: 'never',
    enclosed: false,
    optional: false,
    asked: 'until_end',
  },
  notice: {
    title: 'Notice of dispute',
    called: 'the notice signed by the merchant',
    signers: ['merchant'],
    stands: 'while_true',
    withdrawn: 'until_letter_leaves',
    enclosed: true,
    optional: false,
    asked: 'until_notice',
  },
  authorization: {
    title: 'Authorization of counsel',
    called: 'the merchant’s authorization of counsel',
    signers: ['merchant'],
    stands: 'while_true',
    withdrawn: 'until_letter_leaves',
    enclosed: true,
    optional: false,
    asked: 'until_notice',
  },
  offer: {
    title: 'Offer of compromise',
    called: 'the merchant’s offer of compromise',
    signers: ['merchant'],
    stands: 'while_true',
    withdrawn: 'always',
    enclosed: true,
    optional: true,
    asked: 'until_end',
  },
  closing_letter: {
    title: 'Closing letter',
    called: 'the closing letter',
    signers: ['counsel'],
    stands: 'as_signed',
    withdrawn: 'never',
    enclosed: false,
    optional: false,
    asked: 'after_engagement',
  },
  closing_statement: {
    title: 'Closing statement',
    called: 'the closing statement',
    signers: ['counsel'],
    stands: 'while_true',
    withdrawn: 'never',
    enclosed: false,
    optional: false,
    asked: 'after_end',
  },
} as const satisfies Record<PaperKind, PaperRow>;

export const paperRow = (kind: PaperKind): PaperRow => papers[kind];

/** Whether a paper binds the attorney whom its case has. */
export const bindsCounsel = (kind: PaperKind): boolean => paperRow(kind).signers.includes('counsel');

/** Counsel engages a client after their own inquiry; no other signature waits for it. */
export const needsInquiry = (kind: PaperKind, party: PaperParty): boolean =>
  kind === 'engagement' && party === 'counsel';

/** Whether a paper of this kind can be signed in a case that stands so; a closed case has ended, too. `engagementEnds`: of its attorney, by notice or at once. */
export function isAsked(
  kind: PaperKind,
  at: { closed: boolean; ended: boolean; engagementEnds: boolean; noticeGiven: boolean },
): boolean {
  const { asked } = paperRow(kind);
  switch (asked) {
    case 'until_closing':
      return !at.closed;
    case 'until_end':
      return !at.ended;
    case 'until_notice':
      return !at.ended && !at.noticeGiven;
    case 'after_end':
      return at.ended;
    case 'after_engagement':
      return at.ended || at.engagementEnds;
  }
}

/** The kinds that a letter may enclose. */
export type EnclosedKind = {
  [Kind in PaperKind]: (typeof papers)[Kind]['enclosed'] extends true ? Kind : never;
}[PaperKind];
export const isEnclosed = (kind: PaperKind): kind is EnclosedKind => papers[kind].enclosed;
