import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  matching,
  mentionTyped,
  withMention,
  type Mentionable,
  type MentionTyped,
} from '../../domain/messages/mentions.ts';
import { orpc } from '../api/api.ts';

type Someone = { id: string; name: string; role: 'staff' | 'attorney' };

/** The list under the message box: the users whom the `@` at the caret may mean. */
export type MentionList = {
  people: Someone[];
  /** The index of the one that Enter chooses. */
  at: number;
  pick: (someone: Someone) => void;
};

type MentionBox = {
  text: string;
  /** Whether the merchant does not read it: otherwise nobody is offered. */
  isNote: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
  /** The text with the chosen name in it. */
  onPick: (text: string, someone: Mentionable) => void;
};

/**
 * Offers the users whom an `@` in an internal note may mean. Up and down move, Enter or Tab chooses, Esc closes the
 * list until the next `@`. For a message to the merchant nothing is offered.
 */
export function useMentions(caseId: string, { text, isNote, box, onPick }: MentionBox) {
  const known = useQuery({ ...orpc.messages.listMentionable.queryOptions({ input: { id: caseId } }), enabled: isNote });
  const [typed, setTyped] = useState<MentionTyped | null>(null);
  const [chosen, setChosen] = useState(0);
  const [shut, setShut] = useState<number | null>(null);
  // Where to put the caret once React has updated the text.
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
    const made = withMention(text, typed, someone.name);
    caret.current = made.caret;
    setTyped(null);
    onPick(made.text, { id: someone.id, name: someone.name });
    box.current?.focus();
  };
  const list: MentionList | null = people.length > 0 ? { people, at, pick } : null;
  return {
    list,
    /** Call after each change of the text or of the caret. */
    look: ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
      const next = selectionStart === selectionEnd ? mentionTyped(value, selectionEnd) : null;
      if (next?.at !== typed?.at) setShut(null);
      if (next?.at !== typed?.at || next?.typed !== typed?.typed) setChosen(0);
      setTyped(next);
      // Retry a failed request for the users with the next key.
      if (next && known.isError) void known.refetch();
    },
    leave: () => setTyped(null),
    /** Handles a key for the list; returns whether it did. */
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
