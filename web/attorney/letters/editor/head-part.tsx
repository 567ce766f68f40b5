import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { endsEditing } from './block-editor.tsx';

type HeadPartProps = {
  id: string;
  /** "addressee": completes "Edit …". */
  name: string;
  editing: boolean;
  editable: boolean;
  flag?: 'red' | 'amber' | undefined;
  onEditing: (open: boolean) => void;
  view: ReactNode;
  editor: ReactNode;
};

/**
 * A part of the letter that is not a paragraph (addressee, delivery, signature): its text with an Edit button, or its
 * fields.
 */
export function HeadPart({ id, name, editing, editable, flag, onEditing, view, editor }: HeadPartProps) {
  const close = () => {
    onEditing(false);
    // The button is rendered again with the next paint; without this the focus would go to the top of the page.
    requestAnimationFrame(() => document.getElementById(`${id}-edit`)?.focus());
  };
  if (editing) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the text boxes
      <div
        id={`part-${id}`}
        className="head-part head-part--editing"
        onKeyDown={(event) => endsEditing(event) && close()}
      >
        {editor}
        <div className="block-editor__foot">
          <Button size="small" onClick={close}>
            Done
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div id={`part-${id}`} className="head-part" data-flag={flag}>
      <div className="head-part__view">{view}</div>
      {editable && (
        <button
          id={`${id}-edit`}
          type="button"
          className="button button--quiet button--small head-part__edit"
          onClick={() => onEditing(true)}
        >
          Edit<span className="visually-hidden"> {name}</span>
        </button>
      )}
    </div>
  );
}
