import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { orpc } from '../../api/api.ts';
import { momentOf } from '../../ui/dates.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { historyValue } from './history-text.ts';
import { fieldOf, type EditName } from './edit-fields.ts';
import { sideOf } from './case-edit.ts';
import { readEntry, type Entry } from './read-entry.ts';
import type { Editing } from './use-case-edit.ts';

/**
 * Fields that two users changed: both values, who saved theirs and when, and which one to keep. The form has yours
 * until you choose.
 */
export function ClashPanel({ editing, theCase }: { editing: Editing; theCase: AdminCase }) {
  const box = useRef<HTMLElement>(null);
  const { clashes, attempt, errors } = editing;
  const count = clashes.length;
  const hasErrors = Object.keys(errors).length > 0;
  // Save moves the focus here, unless there are validation errors; clashes that arrive while typing are only announced.
  useEffect(() => {
    if (attempt > 0 && !hasErrors) box.current?.focus();
  }, [attempt, hasErrors]);
  if (count === 0) return null;
  return (
    <section className="clashes" ref={box} tabIndex={-1} aria-labelledby="clashes-title">
      <div role="alert">
        <h3 id="clashes-title">
          Somebody else changed {count === 1 ? 'a field' : `${count} fields`} that you are changing
        </h3>
      </div>
      <p>Choose what stays, then save again. Everything else that you changed is saved as it is.</p>
      <div className="clashes__list">
        {clashes.map((name) => (
          <ClashChoice key={name} name={name} editing={editing} theCase={theCase} />
        ))}
      </div>
    </section>
  );
}

function ClashChoice({ name, editing, theCase }: { name: EditName; editing: Editing; theCase: AdminCase }) {
  const { edit, settle } = editing;
  const clash = edit.clashes[name];
  if (!clash) return null;
  const side = sideOf(edit, name);
  const who = [clash.by ?? 'Somebody else', clash.at ? momentOf(clash.at) : ''].filter(Boolean).join(', ');
  return (
    <fieldset className="clash">
      <legend>{fieldOf(name).label}</legend>
      <Side
        name={name}
        side="mine"
        chosen={side === 'mine'}
        title="Yours"
        entry={clash.mine}
        theCase={theCase}
        onChoose={() => settle(name, 'mine')}
      />
      <Side
        name={name}
        side="theirs"
        chosen={side === 'theirs'}
        title="Theirs"
        who={who}
        entry={edit.base[name]}
        theCase={theCase}
        onChoose={() => settle(name, 'theirs')}
      />
    </fieldset>
  );
}

type SideProps = {
  name: EditName;
  side: 'mine' | 'theirs';
  chosen: boolean;
  title: string;
  who?: string;
  entry: Entry;
  theCase: AdminCase;
  onChoose: () => void;
};

function Side({ name, side, chosen, title, who, entry, theCase, onChoose }: SideProps) {
  const id = `clash-${name}-${side}`;
  const staff = useQuery({ ...orpc.people.listStaff.queryOptions(), enabled: name === 'owner_id' });
  const text = entryText(name, entry, [...(staff.data?.items ?? []), ...(theCase.owner ? [theCase.owner] : [])]);
  return (
    <div className="clash__side" data-chosen={chosen || undefined}>
      <label className="choice">
        <input
          type="radio"
          id={id}
          name={`clash-${name}`}
          checked={chosen}
          onChange={onChoose}
          aria-describedby={`${id}-value`}
        />
        <span>
          <span className="clash__title">{title}</span>
          {who ? <span className="muted"> {who}</span> : null}
        </span>
      </label>
      <p id={`${id}-value`} dir="auto" className="clash__value">
        {text ?? <span className="muted">Not provided</span>}
      </p>
    </div>
  );
}

/** An entry as displayed: labels for choices, dollars for money. */
function entryText(name: EditName, entry: Entry, staff: readonly { id: string; name: string }[]): string | null {
  const field = fieldOf(name);
  if (field.kind === 'staff')
    return entry === '' ? 'Nobody' : (staff.find((each) => each.id === entry)?.name ?? String(entry));
  const read = readEntry(field, entry);
  const label = field.options?.find((each) => each.value === entry)?.label;
  return label ?? (read.ok ? historyValue(name, read.value) : String(entry));
}
