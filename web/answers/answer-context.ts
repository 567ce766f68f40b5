/** What the form can refer to: the case's letters and files. */
export type AnswerContext = {
  caseId: string;
  letters: readonly { id: string; title: string; sent_at: string | null }[];
  files: readonly { id: string; filename: string }[];
};
