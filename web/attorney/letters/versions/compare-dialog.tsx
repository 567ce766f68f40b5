import { useState, type ReactNode } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { ChangedWords } from './changed-words.tsx';
import { useBase } from './use-base.ts';
import type { Origin } from '../editor/use-letter-desk.ts';
import { changesOf, merged, type Change } from '../../../../domain/letters/letter-merge.ts';

type CompareDialogProps = {
  letter: LetterView;
  mine: LetterDocument;
  /** The version that my edits are based on, and its text, or null if the edits are from an earlier visit. */
  version: number;
  base: LetterDocument | null;
  /** Another letter's version, if they are based on one. */
  from: Origin | null;
  onClose: () => void;
  onResolve: (document: LetterDocument) => void;
};

type Take = 'mine' | 'theirs';

/**
 * Merges my unsaved edits into the saved version, as edits that can be undone. What only I changed is included unless I
 * untick it, what only others changed stays, and I choose for each part that both changed.
 */
export default function CompareDialog({ letter, mine, base: kept, onClose, onResolve, ...edited }: CompareDialogProps) {
  const { letter: ofLetter, version } = edited.from ?? { letter: letter.id, version: edited.version };
  const { base, read } = useBase({ letter: ofLetter, version }, kept);
  const sides = base && { base, mine, theirs: letter.document };
  const changes = sides ? changesOf(sides) : [];
  const [chosen, setChosen] = useState<ReadonlyMap<string, Take>>(new Map());
  const [asked, setAsked] = useState(false);
  const taken = ({ key, by }: Change) => chosen.get(key) ?? (by === 'both' ? null : by);
  const choose = (key: string, take: Take) => setChosen(new Map(chosen).set(key, take));
  const goOn = () => {
    const open = changes.find((each) => taken(each) === null);
    setAsked(true);
    if (open) document.getElementById(fieldId(open))?.focus();
    else if (sides)
      onResolve(merged(sides, new Set(changes.filter((each) => taken(each) === 'mine').map(({ key }) => key))));
  };
  const of = (by: Change['by']) => changes.filter((each) => each.by === by);
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title="Your edits and the saved version"
      description={
        edited.from
          ? `You edited version ${version} of the letter before this one; this is version ${letter.version} of the newer letter.`
          : `You edited version ${version}; version ${letter.version} has been saved since.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Decide later
          </Button>
          <Button disabled={!sides} onClick={goOn}>
            Continue on version {letter.version}
          </Button>
        </>
      }
    >
      {read.isError ? (
        <Notice tone="danger" title={`Version ${version}, from which you began, could not be loaded`}>
          <p>{messageOf(read.error, 'Please try again.')}</p>
          <div className="button-row">
            <Button variant="secondary" size="small" onClick={() => void read.refetch()}>
              Try again
            </Button>
          </div>
        </Notice>
      ) : sides ? (
        <div className="compare">
          {changes.length === 0 && <p>Both say the same.</p>}
          <Section title="You both changed: choose" changes={of('both')}>
            {(change) => (
              <Question
                change={change}
                version={letter.version}
                taken={taken(change)}
                missing={asked && taken(change) === null}
                onTake={(take) => choose(change.key, take)}
              />
            )}
          </Section>
          <Section title="Only you changed" changes={of('mine')}>
            {(change) => <Mine change={change} taken={taken(change)} onTake={(take) => choose(change.key, take)} />}
          </Section>
          <Section title={`Changed in version ${letter.version}, and not by you: it stays`} changes={of('theirs')}>
            {({ label, base: before, theirs }) => (
              <div className="compare__side">
                <p className="muted small">{label}</p>
                <ChangedWords before={before} after={theirs} />
              </div>
            )}
          </Section>
        </div>
      ) : (
        <Skeletons rows={4} height="2rem" label="Loading the version that you began from…" />
      )}
    </Dialog>
  );
}

const fieldId = ({ key }: Change) => `take-${key.replaceAll(/[^\w-]/g, '-')}`;

type SectionProps = { title: string; changes: readonly Change[]; children: (change: Change) => ReactNode };

function Section({ title, changes, children }: SectionProps) {
  if (changes.length === 0) return null;
  return (
    <section className="compare__section" aria-label={title}>
      <h3>{title}</h3>
      <ul role="list" className="compare">
        {changes.map((change) => (
          <li key={change.key} className="compare__row">
            {children(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = { change: Change; taken: Take | null; onTake: (take: Take) => void };

function Mine({ change, taken, onTake }: RowProps) {
  return (
    <>
      <Checkbox
        id={fieldId(change)}
        checked={taken === 'mine'}
        onCheckedChange={(take) => onTake(take ? 'mine' : 'theirs')}
        label={
          <>
            {change.mine === null ? 'Remove, as I did' : 'Use mine'}: {change.label}
          </>
        }
      />
      <BothSides change={change} taken={taken} />
    </>
  );
}

function Question({ change, taken, onTake, version, missing }: RowProps & { version: number; missing: boolean }) {
  const options = [
    { value: 'mine', label: change.mine === null ? 'Remove it, as I did' : 'Use mine' },
    {
      value: 'theirs',
      label: change.theirs === null ? `Remove it, as in version ${version}` : `Use that of version ${version}`,
    },
  ] as const;
  return (
    <>
      <ChoiceGroup<Take>
        id={fieldId(change)}
        label={change.label}
        required
        layout="row"
        options={options}
        value={taken ?? ''}
        {...(missing && { error: 'Choose which of the two the letter should have.' })}
        onValueChange={(take) => take !== '' && onTake(take)}
      />
      <BothSides change={change} taken={taken} />
    </>
  );
}

function BothSides({ change, taken }: Pick<RowProps, 'change' | 'taken'>) {
  return (
    <div className="compare__sides">
      <Side title="Yours" text={change.mine} used={taken === 'mine'} />
      <Side title="Saved" text={change.theirs} used={taken === 'theirs'} />
    </div>
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
