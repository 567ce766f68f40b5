import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../domain/intake/answers.ts';
import type { FieldErrors } from '../../domain/intake/read-application.ts';
import type { RowGroup } from '../../domain/intake/step.ts';
import { Button } from '../ui/button.tsx';
import { fieldId, StepField } from './step-field.tsx';

type RowsState = Answers['owners'];
type RowsProps = { group: RowGroup; rows: RowsState; errors: FieldErrors; onRows: (change: (rows: RowsState) => RowsState) => void };

/** A repeatable list: at least one row, and Remove only where there is more than one. */
export function Rows({ group, rows, errors, onRows }: RowsProps) {
  const focusNext = useFocusAfterChange();
  const nameBox = (index: number) => fieldId(`${group.name}.${index}.${group.named}`);
  const add = () => {
    onRows((current) => [...current, {}]);
    focusNext(nameBox(rows.length));
  };
  const remove = (index: number) => {
    onRows((current) => current.filter((_, at) => at !== index));
    // The row that takes its place, or the last one, so that the keyboard stays in the list.
    focusNext(nameBox(Math.min(index, rows.length - 2)));
  };
  return (
    <section className="rows" aria-labelledby={`rows-${group.name}`}>
      <h2 id={`rows-${group.name}`}>{group.title}</h2>
      {rows.map((row, index) => (
        <fieldset key={index} className="row">
          <legend>{group.rowTitle} {index + 1}</legend>
          <div className="row__fields">
            {group.fields.map((field) => (
              <StepField
                key={field.name}
                name={`${group.name}.${index}.${field.name}`}
                field={field}
                answer={row[field.name]}
                error={errors[`${group.name}.${index}.${field.name}`]}
                onAnswer={(answer) => onRows((current) => current.map((each, at) => (at === index ? { ...each, [field.name]: String(answer) } : each)))}
              />
            ))}
          </div>
          {rows.length > 1 ? (
            <Button variant="quiet" size="small" className="row__remove" onClick={() => remove(index)}>
              Remove<span className="visually-hidden"> {group.rowTitle.toLowerCase()} {index + 1}</span>
            </Button>
          ) : null}
        </fieldset>
      ))}
      {rows.length < group.maxRows ? <div><Button variant="secondary" size="small" onClick={add}>{group.addLabel}</Button></div> : null}
    </section>
  );
}

/** Moves the focus to a control that is only there after the next paint. */
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
