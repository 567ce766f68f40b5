/**
 * What a processor replied to our letters. `automatic` says nothing to the point and never counts as the reply;
 * `silence`: somebody looked on a day and nothing had come.
 */
export const replyKinds = [
  'release',
  'partial_release',
  'offer',
  'refusal',
  'request_for_documents',
  'automatic',
  'silence',
] as const;
export type ReplyKind = (typeof replyKinds)[number];
/** What a letter can answer: silence is not a reply. */
export type SaidKind = Exclude<ReplyKind, 'silence'>;

export const replyKindLabels: Record<ReplyKind, string> = {
  release: 'The whole sum released',
  partial_release: 'Part of the sum released',
  offer: 'An offer or proposal',
  refusal: 'Release refused',
  request_for_documents: 'Documents requested',
  automatic: 'An automatic or general reply',
  silence: 'No reply by the answer date',
};

/** Whether a reply has an amount: a release is credited with it, an offer is accepted or declined by it. */
export const amountOf: Record<ReplyKind, 'required' | 'none'> = {
  release: 'required',
  partial_release: 'required',
  offer: 'required',
  refusal: 'none',
  request_for_documents: 'none',
  automatic: 'none',
  silence: 'none',
};

/** Whether it is the reply that a letter waits for: it ends the wait, and no letter may deny it. */
export const isReply = (kind: ReplyKind): boolean => kind !== 'automatic' && kind !== 'silence';

/** Whether it answers the letter, so that nobody waits for its day: who asks for documents will answer once they have them. */
export const isAnswer = (kind: ReplyKind): boolean => isReply(kind) && kind !== 'request_for_documents';

export const isRelease = (kind: ReplyKind): boolean => kind === 'release' || kind === 'partial_release';

/** Maximum length of a reply's text, and of the terms of an offer. */
export const maxReplyLength = 4_000;
export const maxTermsLength = 2_000;
