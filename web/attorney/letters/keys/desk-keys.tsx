import { holdKey } from '../../../staff/panel/plain-key.ts';
import { KeysList } from '../../../ui/keys-list.tsx';

/** The keys of the desk, as the desk obeys them and its list shows them. */
export const deskKeys = [
  { key: 'j', act: 'next', does: 'The next paragraph' },
  { key: 'k', act: 'previous', does: 'The paragraph before' },
  { key: 'e', act: 'edit', does: 'Edit the paragraph' },
  { key: 'a', act: 'addBelow', does: 'Begin a paragraph below it' },
  { key: 'c', act: 'comment', does: 'Comment on it' },
  { key: 'K', act: 'moveUp', does: 'Move it up' },
  { key: 'J', act: 'moveDown', does: 'Move it down' },
  { key: 'm', act: 'more', does: 'More for the paragraph: remove it' },
  { key: 'n', act: 'nextPoint', does: 'The next point to decide' },
  { key: 'N', act: 'previousPoint', does: 'The point before' },
  { key: 'g', act: 'goToWords', does: 'Go to the words that the point is about' },
  { key: 'd', act: 'doPoint', does: 'Do what the point asks for' },
  { key: 'r', act: 'read', does: 'Read the letter; once it is read, approve it' },
  { key: 'p', act: 'pdf', does: 'Preview the PDF' },
  { key: '?', act: 'keys', does: 'Show these keys' },
] as const satisfies readonly { key: string; act: string; does: string }[];

export type DeskKeyAct = (typeof deskKeys)[number]['act'];

/** The keyboard shortcuts of the desk. */
export function DeskKeysDialog({ onClose }: { onClose: () => void }) {
  const lists = [
    { title: 'At the desk', keys: deskKeys.map(({ key, does }) => ({ press: [key], does })) },
    {
      title: 'Also while you type',
      keys: [
        { press: [holdKey(), 'S'], does: 'Save the letter' },
        { press: [holdKey(), 'Enter'], does: 'End editing; Esc does the same' },
        { press: [holdKey(), 'Z'], does: 'Undo; with Shift, redo' },
      ],
    },
  ];
  return <KeysList open onOpenChange={(open) => !open && onClose()} lists={lists} />;
}
