import { useState } from 'react';
import type { LetterView } from '../../../contract/letter-view.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { differencesOf, withMine, type Difference } from '../../../domain/letters/letter-differences.ts';

type CompareDialogProps = {
  letter: LetterView;
  mine: LetterDocument;
  /** The version that my edits are based on. */
  version: number;
  onClose: () => void;
  onResolve: (document: LetterDocument) => void;
};

/**
 * My unsaved edits beside the saved text; checked parts are applied to the saved version as edits that can be undone.
 */
export function CompareDialog({ letter, mine, version, onClose, onResolve }: CompareDialogProps) {
  const theirs = letter.document;
  const differences = differencesOf(mine, theirs);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter((each) => each.mine !== null).map((each) => each.key)),
  );
  const choose = (key: string, take: boolean) =>
    setChosen(new Set(take ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Decide later
      </Button>
      <Button onClick={() => onResolve(withMine(theirs, mine, chosen))}>Continue on version {letter.version}</Button>
    </>
  );
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title="Your edits and the saved version"
      description={`You edited version ${version}; version ${letter.version} has been saved since. Tick what of yours should go into it.`}
      footer={footer}
    >
      {differences.length === 0 ? (
        <p>Both say the same.</p>
      ) : (
        <ul role="list" className="compare">
          {differences.map((each) => (
            <CompareRow
              key={each.key}
              difference={each}
              taken={chosen.has(each.key)}
              onTake={(take) => choose(each.key, take)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function CompareRow({
  difference,
  taken,
  onTake,
}: {
  difference: Difference;
  taken: boolean;
  onTake: (take: boolean) => void;
}) {
  const id = `take-${difference.key.replaceAll(/[^\w-]/g, '-')}`;
  return (
    <li className="compare__row">
      <Checkbox
        id={id}
        checked={taken}
        onCheckedChange={onTake}
        label={
          <>
            {difference.mine === null ? 'Remove, as I did' : 'Use mine'}: {difference.label}
          </>
        }
      />
      <div className="compare__sides">
        <Side title="Yours" text={difference.mine} used={taken} />
        <Side title="Saved" text={difference.theirs} used={!taken} />
      </div>
    </li>
  );
}

function Side({ title, text, used }: { title: string; text: string | null; used: boolean }) {
  return (
    <div className="compare__side" data-used={used || undefined}>
      <p className="muted small">
        {title}
        {used && ', used'}
      </p>
      <p className="compare__words">{text ?? <em>Not in this version</em>}</p>
    </div>
  );
}
