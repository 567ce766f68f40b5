import type { LetterView } from '../../contract/letter-view.ts';
import './drafted-by.css';

type Drafter = Pick<LetterView, 'engine' | 'model' | 'changes'>;
type InstructionsProps = NonNullable<LetterView['instructions']>;

/**
 * The name of the drafter, and of each model whose paragraphs were accepted. Some versions drafted before December 2026
 * were written by a language model.
 */
export function drafterText({ engine, model, changes }: Drafter): string {
  const whole = engine === 'language_model' ? `the language model ${model ?? ''}`.trim() : 'the built-in drafter';
  const parts = new Set(changes.flatMap(({ by }) => (by.kind === 'model' && by.name !== model ? [by.name] : [])));
  return parts.size === 0 ? whole : `${whole}, with paragraphs by the language model ${[...parts].join(' and ')}`;
}

/** Who drafted a letter, why a model did not, and how each instruction was handled. */
export function DraftedBy({
  instructions,
  engine_note: note,
  ...drafter
}: Pick<LetterView, 'engine_note' | 'instructions'> & Drafter) {
  return (
    <div className="drafted-by">
      <p>Drafted by {drafterText(drafter)}.</p>
      {note ? (
        <p className="drafted-by__note" dir="auto">
          {note}
        </p>
      ) : null}
      {instructions && <Instructions {...instructions} />}
    </div>
  );
}

function Instructions({ applied, not_applied }: InstructionsProps) {
  return (
    <>
      {applied.length > 0 && (
        <InstructionList
          title="Instructions applied"
          items={applied.map(({ text, effect }) => ({ text, what: effect }))}
        />
      )}
      {not_applied.length > 0 && (
        <InstructionList title="Not applied" items={not_applied.map(({ text, why }) => ({ text, what: why }))} />
      )}
    </>
  );
}

function InstructionList({ title, items }: { title: string; items: { text: string; what: string }[] }) {
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
