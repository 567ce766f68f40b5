import { KeysList, type Keys } from '../../ui/keys-list.tsx';
import { caseKeys, fieldActOf } from './case-commands.ts';
import { holdKey } from './plain-key.ts';

const lists: Keys = {
  title: 'In a list of cases',
  keys: [
    { press: ['j'], does: 'The next row; at the end, the next page' },
    { press: ['k'], does: 'The row before; at the top, the page before' },
    { press: ['Enter'], does: 'Open the case' },
    { press: ['e'], does: 'Edit the case' },
    { press: ['x'], does: 'Select the case, or take it out of the selection' },
    { press: ['d'], does: 'In the list of work, tick off the task or dismiss the mention' },
    { press: ['/'], does: 'Go to the search' },
    ...caseKeys
      .filter(({ key }) => fieldActOf(key) !== null)
      .map(({ key, label }) => ({
        press: [key],
        does: `Open the case and ${label[0]?.toLowerCase()}${label.slice(1)}`,
      })),
  ],
};
const onCase: Keys = {
  title: 'In an open case',
  keys: [
    ...caseKeys.map(({ key, label }) => ({ press: [key], does: label })),
    { press: ['Esc'], does: 'Leave the field; again: close the case' },
  ],
};
const everywhere = (): Keys => ({
  title: 'On every page of the panel',
  keys: [
    { press: [holdKey(), 'K'], does: 'Open the command menu' },
    { press: ['?'], does: 'Show these keys' },
    { press: ['Esc'], does: 'Close what is open' },
  ],
});

/** The keyboard shortcuts of the panel. */
export default function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return <KeysList open={open} onOpenChange={onOpenChange} lists={[lists, onCase, everywhere()]} />;
}
