/** How a processor answers our letters. */
export const answerKinds = ['refusal', 'partial_release', 'offer', 'request_for_documents', 'form_reply'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const answerKindLabels: Record<AnswerKind, string> = {
  refusal: 'Release refused',
  partial_release: 'Part of the sum released',
  offer: 'An offer or proposal',
  request_for_documents: 'Documents requested',
  form_reply: 'A general reply',
};

/** Whether a sum belongs to such an answer: a release without one credits nothing, a proposal may name none. */
export const amountOf: Record<AnswerKind, 'required' | 'optional' | 'none'> = {
  refusal: 'none',
  partial_release: 'required',
  offer: 'optional',
  request_for_documents: 'none',
  form_reply: 'none',
};

/** The longest words of an answer that are kept, in characters. */
export const longestAnswer = 4_000;
