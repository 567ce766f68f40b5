import { useRef } from 'react';
import { insertText } from './insert-text.ts';
import type { MessageDraft } from './message-draft.ts';

/** A text to insert; a reply to the merchant has a subject too. */
export type InsertedReply = { subject: string | null; body: string };

/**
 * Inserts replies at the caret of the message box. Into an empty box a reply brings its subject and its audience, and both go again with it:
 * after Ctrl+Z the next text would otherwise be sent to the merchant.
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
      // A box that nobody has been in has its caret at the start, and text that was kept would come after the reply.
      if (!wasFocused.current) area.setSelectionRange(area.value.length, area.value.length);
      coming.current = reply;
      insertText(area, reply.body);
    },
  };
}
