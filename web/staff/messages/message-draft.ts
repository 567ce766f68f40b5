import { v4 } from 'uuid';
import { recordOf } from '../../../domain/json.ts';
import type { Mentionable } from '../../../domain/messages/mentions.ts';
import { sameJson } from '../../../domain/same-json.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';

/**
 * A message being written. `attempt`: the id under which exactly this text was sent, so that a retry does not create a
 * second message.
 */
export type MessageDraft = {
  visibility: 'internal' | 'merchant';
  subject: string;
  body: string;
  /**
   * The users chosen after an `@`. Only those whose names are still in the text are mentioned
   * (domain/messages/mentions.ts).
   */
  mentions: readonly Mentionable[];
  attempt: { id: string; words: string } | null;
};

/** Starts as an internal note, but for an answer: a message sent to the merchant by mistake cannot be recalled. */
const emptyDraft = (visibility: MessageDraft['visibility']): MessageDraft => ({
  visibility,
  subject: '',
  body: '',
  mentions: [],
  attempt: null,
});

/** A stored draft; null if it is not one. */
export function readDraft(left: unknown): MessageDraft | null {
  const { visibility, subject, body, mentions, attempt } = recordOf(left);
  if (typeof body !== 'string' || typeof subject !== 'string') return null;
  const { id, words } = recordOf(attempt);
  return {
    visibility: visibility === 'merchant' ? 'merchant' : 'internal',
    subject,
    body,
    mentions: Array.isArray(mentions) ? mentions.flatMap(readMention) : [],
    attempt: typeof id === 'string' && typeof words === 'string' ? { id, words } : null,
  };
}

function readMention(left: unknown): Mentionable[] {
  const { id, name } = recordOf(left);
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}

/** The draft with the id to send it under: the last attempt's id, if the text is unchanged since. */
export function withAttempt(draft: MessageDraft): MessageDraft & { attempt: { id: string } } {
  const words = JSON.stringify([draft.visibility, draft.subject, draft.body]);
  return { ...draft, attempt: draft.attempt?.words === words ? draft.attempt : { id: v4(), words } };
}

/**
 * A case's draft, which survives a reload and is shared by the panel's tabs. Call `clear` once the server has it; the
 * next draft keeps the same audience.
 */
export function useMessageDraft(caseId: string, begins: MessageDraft['visibility']) {
  const { value, change, clear } = useUnsaved<MessageDraft>({
    subject: 'message-draft',
    id: caseId,
    scope: 'tab',
    start: () => emptyDraft(begins),
    restore: readDraft,
    toEntry: (draft) => (sameJson(draft, emptyDraft(begins)) ? null : draft),
  });
  return {
    draft: value,
    set: (next: MessageDraft) => change(() => next),
    clear: () => clear(emptyDraft(value.visibility)),
  };
}
