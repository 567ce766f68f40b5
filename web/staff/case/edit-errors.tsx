import { useEffect, useRef } from 'react';
import type { CaseTab } from '../panel/dialog-address.ts';
import { controlId } from './edit-control.tsx';
import { editFields, tabOf, type EditName } from './edit-fields.ts';
import type { Editing } from './use-case-edit.ts';

/** Validation errors, with links to the fields, which may be in another tab. */
export function EditErrors({ editing, onShow }: { editing: Editing; onShow?: (tab: CaseTab) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { attempt, errors } = editing;
  const wrong = editFields.filter((field) => errors[field.name] !== undefined);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (wrong.length === 0) return null;
  const goTo = (name: EditName) => {
    onShow?.(tabOf(name));
    // The tab must be rendered first.
    setTimeout(() => document.getElementById(controlId(name))?.focus());
  };
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby="edit-errors-title">
      <h3 id="edit-errors-title">This cannot be saved yet</h3>
      <ul role="list">
        {wrong.map(({ name }) => (
          <li key={name}>
            <button type="button" className="button button--quiet button--small" onClick={() => goTo(name)}>
              {errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
