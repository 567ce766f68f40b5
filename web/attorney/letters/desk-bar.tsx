import { Link } from 'react-router';
import type { LetterView } from '../../../contract/letter-view.ts';
import { isOut } from '../../../domain/letters/life.ts';
import { wayOut } from '../../sending/way-out.ts';
import { letterStatusNames, letterTypeNames } from '../../letters/letter-names.ts';
import { momentOf } from '../firm-dates.ts';
import { Button } from '../../ui/button.tsx';
import type { LetterDesk } from './editor/use-letter-desk.ts';

type DeskBarProps = {
  letter: LetterView;
  desk: LetterDesk;
  saving: boolean;
  saveFailed: boolean;
  onSave: () => void;
  suggesting: boolean;
  /** Sends the edits as suggestions for somebody else to accept, and leaves the letter as it is. */
  onSuggest: () => void;
  onPdf: () => void;
  onKeys: () => void;
  onDiscard: () => void;
  /** Compares these edits with the version that somebody else saved meanwhile. */
  onCompare: () => void;
  /** Saving is offered in a separate bar (save-bar.tsx). */
  savesBelow: boolean;
};

/** Which letter this is, its save state, and the actions on the whole letter. */
export function DeskBar(props: DeskBarProps) {
  const { letter, desk, suggesting, onSuggest, onPdf, onDiscard } = props;
  return (
    <header className="desk-bar">
      <div className="desk-bar__name">
        <p className="small">
          <Link to="/attorney">Letters to review</Link> <span className="muted">/</span>{' '}
          <span className="mono">{letter.case_number}</span>
        </p>
        <h1 id="desk-title" tabIndex={-1}>
          {titleOf(letter)}
        </h1>
        <p className="muted">
          <span className="letter-status" data-status={letter.status}>
            {isOut(letter.status) ? wayOut(letter) : letterStatusNames[letter.status]}
          </span>{' '}
          · <SaveState {...props} />
          {letter.in_place_of !== null && (
            <>
              {' '}
              · In the place of <Link to={`/attorney/letters/${letter.in_place_of}`}>an earlier letter</Link>
            </>
          )}
        </p>
      </div>
      <div className="desk-bar__tools">
        {letter.may.edit && (
          <>
            <Button variant="quiet" size="small" disabled={!desk.canUndo} onClick={desk.undo}>
              Undo
            </Button>
            <Button variant="quiet" size="small" disabled={!desk.canRedo} onClick={desk.redo}>
              Redo
            </Button>
            {desk.unsaved && !desk.outdated && (
              <Button variant="quiet" size="small" onClick={onDiscard}>
                Discard edits
              </Button>
            )}
            {desk.unsaved && !desk.outdated && (
              <Button variant="secondary" busy={suggesting} busyLabel="Suggesting…" onClick={onSuggest}>
                Suggest
              </Button>
            )}
          </>
        )}
        <Button variant="quiet" size="small" className="desk-bar__keys" onClick={props.onKeys}>
          Keys
        </Button>
        <Button variant="secondary" onClick={onPdf}>
          Preview PDF
        </Button>
        {letter.may.edit && !props.savesBelow && <SaveButton {...props} />}
      </div>
    </header>
  );
}

type SaveButtonProps = Pick<DeskBarProps, 'desk' | 'saving' | 'onSave' | 'onCompare'>;

/** Saves the edits; compares them first if somebody else saved meanwhile. */
export function SaveButton({ desk, saving, onSave, onCompare }: SaveButtonProps) {
  if (desk.outdated) return <Button onClick={onCompare}>Compare</Button>;
  return (
    <Button disabled={!desk.unsaved} busy={saving} busyLabel="Saving…" onClick={onSave}>
      Save
    </Button>
  );
}

/** A processor without a knowledge entry has no name until the attorney enters one. */
function titleOf({ demand_type, document: { addressee } }: LetterView): string {
  const type = letterTypeNames[demand_type];
  return addressee.name.trim() === '' ? `${type}, addressee to be named` : `${type} to ${addressee.name}`;
}

function SaveState({ letter, desk, saving, saveFailed }: DeskBarProps) {
  return <span role="status">{saveText(letter, desk, saving, saveFailed)}</span>;
}

function saveText(letter: LetterView, desk: LetterDesk, saving: boolean, saveFailed: boolean): string {
  if (!letter.may.edit) return `Version ${letter.version}, read only`;
  if (saving) return `Saving version ${desk.version + 1}…`;
  if (!desk.unsaved) return `Version ${letter.version}, saved`;
  if (desk.from) return 'Your edits of the letter before this one are kept: compare them to continue.';
  if (desk.outdated)
    return `Version ${letter.version} was saved meanwhile. Your edits of version ${desk.version} are kept: compare them to continue.`;
  const note = desk.isStored ? 'stored on this device' : 'this browser cannot store them: save soon';
  const restored = desk.restoredAt ? ` Restored from ${momentOf(desk.restoredAt)}.` : '';
  return `${saveFailed ? 'Not saved. ' : ''}Unsaved edits of version ${desk.version}, ${note}.${restored}`;
}
