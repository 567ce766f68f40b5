import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../domain/intake/answers.ts';
import type { FieldErrors } from '../../domain/intake/read-application.ts';
import type { RowGroup } from '../../domain/intake/steps.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.tsx';
import './rows.css';
import { fieldId, StepField } from './step-field.tsx';

type RowsState = Answers['owners'];
type RowsProps = {
  group: RowGroup;
  rows: RowsState;
  errors: FieldErrors;
  /** The heading level of the list's title. */
  level?: 'h2' | 'h4';
  onRows: (change: (rows: RowsState) => RowsState) => void;
};

/** A repeatable list: at least one row, and Remove only when there are more. Removal can be undone. */
export function Rows({ group, rows, errors, level: Heading = 'h2', onRows }: RowsProps) {
  const { t } = useLanguage();
  const focusNext = useFocusAfterChange();
  const [said, setSaid] = useState('');
  const nameBox = (index: number) => fieldId(`${group.name}.${index}.${group.named}`);
  const rowTitle = t(group.rowTitle);
  const say = (index: number, what: string, left: number) => {
    const now = left === 1 ? t('One row in the list.') : t('{count} rows in the list.', { count: left });
    setSaid(`${t(what, { row: rowTitle, number: index + 1 })} ${now}`);
  };
  const add = () => {
    onRows((current) => [...current, {}]);
    focusNext(nameBox(rows.length));
    say(rows.length, '{row} {number} added.', rows.length + 1);
  };
  const remove = (index: number) => {
    const row = rows[index] ?? {};
    onRows((current) => current.filter((_, at) => at !== index));
    // Focuses the row that takes its place, or the last one, so that the focus stays in the list.
    focusNext(nameBox(Math.min(index, rows.length - 2)));
    say(index, '{row} {number} removed.', rows.length - 1);
    if (isBlankRow(row)) return;
    const putBack = () => {
      onRows((current) =>
        current.length === 1 && isBlankRow(current[0] ?? {}) ? [row] : current.toSpliced(index, 0, row),
      );
      focusNext(nameBox(index));
    };
    showToast({ title: `${group.rowTitle} ${index + 1} removed.`, action: { label: 'Undo', onClick: putBack } });
  };
  return (
    <section className="rows" aria-labelledby={`rows-${group.name}`}>
      <Heading id={`rows-${group.name}`}>{t(group.title)}</Heading>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {rows.map((row, index) => (
        <fieldset key={index} className="row">
          <legend>
            {rowTitle} {index + 1}
          </legend>
          <div className="row__fields">
            {group.fields.map((field) => (
              <StepField
                key={field.name}
                name={`${group.name}.${index}.${field.name}`}
                field={field}
                answer={row[field.name]}
                error={errors[`${group.name}.${index}.${field.name}`]}
                onAnswer={(answer) =>
                  onRows((current) =>
                    current.map((each, at) => (at === index ? { ...each, [field.name]: String(answer) } : each)),
                  )
                }
              />
            ))}
          </div>
          {rows.length > 1 ? (
            <Button variant="quiet" size="small" className="row__remove" onClick={() => remove(index)}>
              {t('Remove')}
              <span className="visually-hidden">
                {' '}
                {rowTitle.toLowerCase()} {index + 1}
              </span>
            </Button>
          ) : null}
        </fieldset>
      ))}
      {rows.length < group.maxRows ? (
        <div>
          <Button variant="secondary" size="small" onClick={add}>
            {t(group.addLabel)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const isBlankRow = (row: RowsState[number]) => Object.values(row).every((value) => value.trim() === '');

/** Focuses a control that exists only after the next paint. */
function useFocusAfterChange(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const [, again] = useState(0);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
    again((count) => count + 1);
  };
}
