import type { LetterView } from '../../../contract/letter-view.ts';
import './drafted-by.css';

type DraftedByProps = Pick<LetterView, 'engine' | 'model' | 'engine_note'> & {
  instructions: LetterView['instructions'];
};

export const drafterText = ({ engine, model }: Pick<LetterView, 'engine' | 'model'>): string =>
  engine === 'language_model' ? `the language model ${model ?? ''}`.trim() : 'the embedded engine';

/** Who drafted a letter, why a model did not, and how each instruction was handled. */
export function DraftedBy({ engine, model, engine_note: note, instructions }: DraftedByProps) {
  return (
    <div className="drafted-by">
      <p>
        Drafted by {drafterText({ engine, model })}.
        {engine === 'language_model'
          ? ' Its sentences are marked for the attorney to confirm; figures, names and citations are filled in from the file.'
          : ''}
      </p>
      {note ? (
        <p className="drafted-by__note" dir="auto">
          {note}
        </p>
      ) : null}
      {instructions && instructions.applied.length > 0 ? (
        <Instructions
          title="Instructions applied"
          items={instructions.applied.map(({ text, effect }) => ({ text, what: effect }))}
        />
      ) : null}
      {instructions && instructions.not_applied.length > 0 ? (
        <Instructions
          title="Not applied"
          items={instructions.not_applied.map(({ text, why }) => ({ text, what: why }))}
        />
      ) : null}
    </div>
  );
}

function Instructions({ title, items }: { title: string; items: { text: string; what: string }[] }) {
  return (
    <>
      <p className="drafted-by__title">{title}</p>
      <ul className="drafted-by__list">
        {items.map(({ text, what }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same text may be entered twice
          <li key={index}>
            <span dir="auto" className="drafted-by__words">
              {text}
            </span>{' '}
            <span className="muted">{what}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
