import type { LetterDesk } from './editor/use-letter-desk.ts';
import { SaveButton } from './desk-bar.tsx';

type SaveBarProps = {
  desk: LetterDesk;
  saving: boolean;
  /** The newest saved version. */
  version: number;
  onSave: () => void;
  onCompare: () => void;
};

/** At the foot of a narrow screen while there are unsaved edits, so that Save is in reach anywhere in the letter. */
export function SaveBar({ version, ...save }: SaveBarProps) {
  const { desk } = save;
  return (
    <div className="save-bar" role="group" aria-label="Unsaved edits">
      <p className="small">
        {desk.from
          ? 'Unsaved edits of the letter before this one'
          : desk.outdated
            ? `Version ${version} was saved meanwhile.`
            : `Unsaved edits of version ${desk.version}`}
      </p>
      <SaveButton {...save} />
    </div>
  );
}
