import { useRef } from 'react';
import { insertText } from './insert-text.ts';
import type { MessageDraft } from './message-draft.ts';

/** A text to insert; a reply to the merchant also has a subject. */
export type InsertedReply = { subject: string | null; body: string };

/**
 * Inserts replies at the caret of the message box. In an empty box, a reply also sets its subject and the audience.
 * Undoing it resets both, because otherwise the next text would be sent to the merchant.
 */
export function useInsertReply(draft: MessageDraft, set: (draft: MessageDraft) => void) {
  const box = useRef<HTMLTextAreaElement>(null);
  const wasFocused = useRef(false);
  const coming = useRef<InsertedReply | null>(null);
  const before = useRef<MessageDraft | null>(null);
  const onBody = (body: string) => {
    const reply = coming.current;
    coming.current = null;
    if (reply !== null && reply.subject !== null && draft.body.trim() === '') {
      before.current = draft;
      return set({ ...draft, body, visibility: 'merchant', subject: draft.subject || reply.subject });
    }
    const { current: was } = before;
    if (was === null || body !== was.body) return set({ ...draft, body });
    before.current = null;
    set({ ...draft, body, visibility: was.visibility, subject: was.subject });
  };
  return {
    box,
    onBody,
    onFocus: () => void (wasFocused.current = true),
    insert: (reply: InsertedReply) => {
      const { current: area } = box;
      if (!area) return;
      // In a box that was never focused, the caret is at the start, so the reply would come before a restored draft:
      // move it to the end.
      if (!wasFocused.current) area.setSelectionRange(area.value.length, area.value.length);
      coming.current = reply;
      insertText(area, reply.body);
    },
  };
}
