import { v4 } from 'uuid';
import { recordOf } from '../../../domain/json.ts';
import { sameJson } from '../../unsaved/merge.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';

/** A message being written. `attempt`: the id under which exactly these words were sent already, so that sending them again is no second message. */
export type MessageDraft = {
  visibility: 'internal' | 'merchant';
  subject: string;
  body: string;
  attempt: { id: string; words: string } | null;
};

/** An internal note to begin with: what is sent by mistake to the merchant cannot be called back. */
export const emptyDraft: MessageDraft = { visibility: 'internal', subject: '', body: '', attempt: null };

/** A draft as it was left; anything else there is no draft. */
export function readDraft(left: unknown): MessageDraft | null {
  const { visibility, subject, body, attempt } = recordOf(left);
  if (typeof body !== 'string' || typeof subject !== 'string') return null;
  const { id, words } = recordOf(attempt);
  return {
    visibility: visibility === 'merchant' ? 'merchant' : 'internal',
    subject,
    body,
    attempt: typeof id === 'string' && typeof words === 'string' ? { id, words } : null,
  };
}

/** The draft with the id to send it under: the one of the last try while the words are the same. */
export function withAttempt(draft: MessageDraft): MessageDraft & { attempt: { id: string } } {
  const words = JSON.stringify([draft.visibility, draft.subject, draft.body]);
  return { ...draft, attempt: draft.attempt?.words === words ? draft.attempt : { id: v4(), words } };
}

/** The draft of a case, over a reload and another tab of the panel; `clear` once the server has it: the next goes to the same readers. */
export function useMessageDraft(caseId: string) {
  const { value, change, clear } = useUnsaved<MessageDraft>({
    subject: 'message-draft',
    id: caseId,
    scope: 'tab',
    start: () => emptyDraft,
    restore: readDraft,
    toEntry: (draft) => (sameJson(draft, emptyDraft) ? null : draft),
  });
  return {
    draft: value,
    set: (next: MessageDraft) => change(() => next),
    clear: () => clear({ ...emptyDraft, visibility: value.visibility }),
  };
}
