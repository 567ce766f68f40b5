import { hasEnded } from '../../../domain/cases/case.ts';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { shortDay } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { onPlainPress } from '../cases/row-links.ts';
import { dayText, dueOf } from '../cases/due.ts';
import { useUnsavedText, type UnsavedText } from '../../unsaved/use-unsaved.ts';
import { useSaveNextAction } from './use-save-next-action.ts';

export type NextAct = { href: string; open: () => void };

/** The next action and its due date, editable in place. Edits are stored in the browser until saved or canceled. */
export function NextAction({ theCase, act }: { theCase: AdminCase; /** Opens what it asks for. */ act?: NextAct }) {
  const words = useUnsavedText('next-action', theCase.id);
  const day = useUnsavedText('next-action-day', theCase.id);
  const [form, setForm] = useState<'shut' | 'open' | 'back'>(words.text !== '' || day.text !== '' ? 'open' : 'shut');
  if (hasEnded(theCase.status))
    return (
      <p className="case-next">
        <span className="visually-hidden">Next action: </span>
        <span className="muted">Nothing is next: the case has ended.</span>
      </p>
    );
  const close = () => {
    words.clear();
    day.clear();
    setForm('back');
  };
  if (form === 'open') return <NextActionForm theCase={theCase} words={words} day={day} onClose={close} />;
  return (
    <p className="case-next">
      <span dir="auto" className="case-next__words" title={theCase.next_action ?? undefined}>
        <span className="visually-hidden">Next action: </span>
        {act ? (
          <a href={act.href} data-next-act onClick={onPlainPress(act.open)}>
            {theCase.next_action}
          </a>
        ) : (
          theCase.next_action
        )}
      </span>{' '}
      {theCase.next_action_on === null ? null : <DueDay on={theCase.next_action_on} />}
      <ChangeButton isBack={form === 'back'} onPress={() => setForm('open')} />
    </p>
  );
}

function DueDay({ on }: { on: string }) {
  const today = firmToday();
  const { text, state } = dueOf(on, today);
  return (
    <span className={state === 'overdue' ? 'case-next__late' : 'muted'}>
      {dayText(on, today)} ({text.toLowerCase()})
    </span>
  );
}

/** Opens the form, and gets the focus back when the form closes. */
function ChangeButton({ isBack, onPress }: { isBack: boolean; onPress: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isBack) place.current?.querySelector('button')?.focus();
  }, [isBack]);
  return (
    <span ref={place}>
      <Button variant="quiet" size="small" aria-label="Change the next action" onClick={onPress}>
        Change
      </Button>
    </span>
  );
}

type FormProps = { theCase: AdminCase; words: UnsavedText; day: UnsavedText; onClose: () => void };

function NextActionForm({ theCase, words, day, onClose }: FormProps) {
  const [opened] = useState(theCase);
  const saving = useSaveNextAction(opened, onClose);
  const [typed, setTyped] = useState({
    words: words.text || (theCase.next_action ?? ''),
    day: day.text || (theCase.next_action_on ?? ''),
  });
  const [tried, setTried] = useState(false);
  const next_action = typed.words.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (next_action !== '' && typed.day !== '' && !saving.isPending)
      saving.mutate({ next_action, next_action_on: typed.day });
  };
  const box = useRef<HTMLFormElement>(null);
  useEscape(box, onClose);
  const typeLabels = (text: string) => {
    words.setText(text);
    setTyped({ ...typed, words: text });
  };
  const typeDay = (text: string) => {
    day.setText(text);
    setTyped({ ...typed, day: text });
  };
  return (
    <form ref={box} className="case-next-form" onSubmit={submit} noValidate aria-label="Next action">
      <TextField
        id="next-action"
        label="Next action"
        dir="auto"
        autoFocus
        maxLength={300}
        value={typed.words}
        {...(tried && next_action === '' && { error: 'Say what is to be done next.' })}
        onChange={(event) => typeLabels(event.target.value)}
      />
      <TextField
        id="next-action-on"
        label="Due"
        type="date"
        value={typed.day}
        {...(tried && typed.day === '' && { error: 'Give the day by which it is due.' })}
        onChange={(event) => typeDay(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" busy={saving.isPending} busyLabel="Saving…">
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <Theirs opened={opened} theCase={theCase} />
    </form>
  );
}

/** Escape closes the form, not the dialog around it. */
function useEscape(box: RefObject<HTMLFormElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const form = box.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    form?.addEventListener('keydown', leave);
    return () => form?.removeEventListener('keydown', leave);
  });
}

/** Shows what another user has saved since the form was opened. */
function Theirs({ opened, theCase: { next_action, next_action_on } }: { opened: AdminCase; theCase: AdminCase }) {
  if (next_action === opened.next_action && next_action_on === opened.next_action_on) return null;
  return (
    <p role="status" className="case-next-form__theirs">
      Somebody else has set meanwhile: <bdi>{next_action}</bdi>
      {next_action_on ? `, ${shortDay(next_action_on)}` : ''}. Saving puts yours in its place.
    </p>
  );
}
