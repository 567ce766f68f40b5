/** How a processor replies to our letters. */
export const answerKinds = ['refusal', 'partial_release', 'offer', 'request_for_documents', 'form_reply'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const answerKindLabels: Record<AnswerKind, string> = {
  refusal: 'Release refused',
  partial_release: 'Part of the sum released',
  offer: 'An offer or proposal',
  request_for_documents: 'Documents requested',
  form_reply: 'A general reply',
};

/** Whether a reply has an amount: a release needs one to be credited, a proposal may omit it. */
export const amountOf: Record<AnswerKind, 'required' | 'optional' | 'none'> = {
  refusal: 'none',
  partial_release: 'required',
  offer: 'optional',
  request_for_documents: 'none',
  form_reply: 'none',
};

/** Maximum length of a reply's text. */
export const maxReplyLength = 4_000;
