import { Fragment } from 'react';
import { Dialog } from './dialog.tsx';
import './keys-list.css';

/** `press`: the keys that are held together. */
export type Keys = { title: string; keys: readonly { press: readonly string[]; does: string }[] };
type KeysListProps = { open: boolean; onOpenChange: (open: boolean) => void; lists: readonly Keys[] };

/** The keyboard shortcuts, by where they work. */
export function KeysList({ open, onOpenChange, lists }: KeysListProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keys"
      description="They rest while you type, and while another dialog is open."
    >
      <div className="keys compact">
        {lists.map(({ title, keys }) => (
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
