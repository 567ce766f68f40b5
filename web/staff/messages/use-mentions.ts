import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { matching, mentionTyped, withMention, type MentionTyped } from '../../../domain/messages/mentions.ts';
import { orpc } from '../../api/api.ts';
import type { MessageDraft } from './message-draft.ts';

type Someone = { id: string; name: string; role: 'staff' | 'attorney' };

/** The list under the message box: who can be meant by the `@` at the caret. */
export type MentionList = {
  people: Someone[];
  /** The one that Enter takes. */
  at: number;
  pick: (someone: Someone) => void;
};

/**
 * Offers whom an `@` in an internal note may mean. Up and down choose, Enter or Tab takes, Esc closes the list until the next `@`; a
 * message to the merchant offers nobody.
 */
export function useMentions(
  caseId: string,
  {
    draft,
    set,
    box,
  }: { draft: MessageDraft; set: (draft: MessageDraft) => void; box: RefObject<HTMLTextAreaElement | null> },
) {
  const isNote = draft.visibility === 'internal';
  const known = useQuery({ ...orpc.messages.listMentionable.queryOptions({ input: { id: caseId } }), enabled: isNote });
  const [typed, setTyped] = useState<MentionTyped | null>(null);
  const [chosen, setChosen] = useState(0);
  const [shut, setShut] = useState<number | null>(null);
  // Where the caret belongs once React has put the text in.
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const people = isNote && typed && typed.at !== shut ? matching(known.data?.items ?? [], typed.typed) : [];
  const at = Math.min(chosen, Math.max(0, people.length - 1));
  const pick = (someone: Someone) => {
    if (!typed) return;
    const made = withMention(draft.body, typed, someone.name);
    caret.current = made.caret;
    setTyped(null);
    set({ ...draft, body: made.text, mentions: [...draft.mentions, { id: someone.id, name: someone.name }] });
    box.current?.focus();
  };
  const list: MentionList | null = people.length > 0 ? { people, at, pick } : null;
  return {
    list,
    /** After each change of the text or of the caret. */
    look: ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
      const next = selectionStart === selectionEnd ? mentionTyped(value, selectionEnd) : null;
      if (next?.at !== typed?.at) setShut(null);
      if (next?.at !== typed?.at || next?.typed !== typed?.typed) setChosen(0);
      setTyped(next);
      // A question that failed is asked again by the next key.
      if (next && known.isError) void known.refetch();
    },
    leave: () => setTyped(null),
    /** True if the key was the list's. */
    press: (event: KeyboardEvent): boolean => {
      if (!list || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false;
      const someone = people[at];
      const acts: Record<string, (() => void) | undefined> = {
        ArrowDown: () => setChosen((at + 1) % people.length),
        ArrowUp: () => setChosen((at + people.length - 1) % people.length),
        Enter: someone && (() => pick(someone)),
        Tab: someone && (() => pick(someone)),
        Escape: () => setShut(typed?.at ?? null),
      };
      const act = acts[event.key];
      if (!act) return false;
      event.preventDefault();
      event.stopPropagation();
      act();
      return true;
    },
  };
}
