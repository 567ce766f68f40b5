import { Fragment } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { caseKeys, fieldActOf } from './case-commands.ts';
import './command.css';
import { holdKey } from './plain-key.ts';

type Keys = { title: string; keys: { press: string[]; does: string }[] };

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

/** The keyboard shortcuts. */
export default function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keys"
      description="They rest while you type, and while another dialog is open."
    >
      <div className="keys compact">
        {[lists, onCase, everywhere()].map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ press, does }) => (
                <div key={does}>
                  <dt>
                    {press.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && ' + '}
                        <kbd>{key}</kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
