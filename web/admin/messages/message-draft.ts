import { useState } from 'react';
import { v4 } from 'uuid';

/** A message being written. `attempt`: the id under which exactly these words were sent already, so that sending them again is no second message. */
export type MessageDraft = {
  visibility: 'internal' | 'merchant';
  subject: string;
  body: string;
  attempt: { id: string; words: string } | null;
};

/** An internal note to begin with: what is sent by mistake to the merchant cannot be called back. */
export const emptyDraft: MessageDraft = { visibility: 'internal', subject: '', body: '', attempt: null };

const entryOf = (caseId: string): string => `unhold.message-draft.${caseId}`;

/** Storage may be switched off or full: the draft is then only on the page. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** A kept draft as it was written; anything else there is no draft. */
export function readDraft(kept: string | null): MessageDraft {
  const read = attempt(() => JSON.parse(kept ?? 'null') as Partial<MessageDraft> | null);
  if (typeof read?.body !== 'string' || typeof read.subject !== 'string') return emptyDraft;
  const tried =
    typeof read.attempt?.id === 'string' && typeof read.attempt.words === 'string'
      ? { id: read.attempt.id, words: read.attempt.words }
      : null;
  return {
    visibility: read.visibility === 'merchant' ? 'merchant' : 'internal',
    subject: read.subject,
    body: read.body,
    attempt: tried,
  };
}

/** The draft with the id to send it under: the one of the last try while the words are the same. */
export function withAttempt(draft: MessageDraft): MessageDraft & { attempt: { id: string } } {
  const words = JSON.stringify([draft.visibility, draft.subject, draft.body]);
  return { ...draft, attempt: draft.attempt?.words === words ? draft.attempt : { id: v4(), words } };
}

/** The draft of a case, kept in this tab over a reload and another tab of the panel; `forget` once the server has it. */
export function useMessageDraft(caseId: string) {
  const [draft, show] = useState(() => readDraft(attempt(() => window.sessionStorage.getItem(entryOf(caseId)))));
  const set = (next: MessageDraft) => {
    show(next);
    attempt(() => window.sessionStorage.setItem(entryOf(caseId), JSON.stringify(next)));
  };
  const forget = () => {
    show({ ...emptyDraft, visibility: draft.visibility });
    attempt(() => window.sessionStorage.removeItem(entryOf(caseId)));
  };
  return { draft, set, forget };
}
