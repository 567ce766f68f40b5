import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { StoryView } from '../../contract/story.ts';
import { actKeys, actOf, actorLabels, actors, actsOf } from '../../domain/cases/story/acts.ts';
import { maxAbout, precisions, type EventSaid } from '../../domain/cases/story/case-event.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { DateBoxes } from '../ui/date-boxes.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { noProof, readEvent, withActor, type EventErrors, type TypedEvent } from './typed-event.ts';

type EventFormProps = {
  /** Prefix of the ids of its controls. */
  id: string;
  typed: TypedEvent;
  onType: (typed: TypedEvent) => void;
  onSubmit: (said: EventSaid, eventId: string) => void;
  story: Pick<StoryView, 'files' | 'today'>;
  reader: 'merchant' | 'desk';
  label: string;
  submit: ReactNode;
  busy: boolean;
  /** Whether its opening moves the focus into it. */
  takesFocus?: boolean;
  /** Beside the button, such as what closes the form. */
  beside?: ReactNode;
};

const precisionLabels = { day: 'That day', about: 'About that day', month: 'Only the month' };
const controls = { act: 'act', day: 'date', due_on: 'due', about: 'about', proof_file_id: 'proof' } as const;

/** Moves the focus to the form's first choice when it opens. */
function useFocusInside(takesFocus: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [takesFocus]);
  return form;
}

type SetEvent = (change: Partial<TypedEvent>, mended: keyof EventErrors) => void;

/** Reads what was typed when it is sent, and says what is wrong with it until that is mended. */
function useEventForm({
  id,
  typed,
  onType,
  onSubmit,
  story,
  busy,
}: Pick<EventFormProps, 'id' | 'typed' | 'onType' | 'onSubmit' | 'story' | 'busy'>) {
  const [shown, show] = useState<EventErrors>({});
  const control = (name: string) => `${id}-${name}`;
  const set: SetEvent = (change, mended) => {
    onType({ ...typed, ...change });
    show(({ [mended]: _mended, ...left }) => left);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readEvent(typed, story.today);
    if ('said' in read) return onSubmit(read.said, typed.event_id);
    show(read.errors);
    const first = (['act', 'day', 'due_on', 'about', 'proof_file_id'] as const).find((name) => read.errors[name]);
    if (first) document.getElementById(control(controls[first]))?.focus();
  };
  return { shown, control, set, send };
}

/** Who did what, when, and what shows it. What is typed belongs to the page, which keeps it. */
export function EventForm({
  id,
  typed,
  onType,
  onSubmit,
  story,
  reader,
  label,
  submit,
  busy,
  takesFocus = false,
  beside,
}: EventFormProps) {
  const { t } = useLanguage();
  const { shown, control, set, send } = useEventForm({ id, typed, onType, onSubmit, story, busy });
  const form = useFocusInside(takesFocus);
  return (
    <form ref={form} className="fields event-form" noValidate onSubmit={send} aria-label={t(label)}>
      <Doing control={control} typed={typed} set={set} shown={shown} reader={reader} onType={onType} />
      <When control={control} typed={typed} set={set} shown={shown} />
      <TextField
        id={control('about')}
        label="What about?"
        markOptional
        hint="A few plain words, such as “the invoices that they asked for”. The letter quotes them as yours."
        error={shown.about}
        maxLength={maxAbout}
        value={typed.about}
        onChange={(event) => set({ about: event.target.value }, 'about')}
      />
      <SelectField
        id={control('proof')}
        label="What shows it?"
        required
        error={shown.proof_file_id}
        placeholder="Choose"
        options={[
          { value: noProof, label: 'I have none' },
          ...story.files.map(({ id: value, filename }) => ({ value, label: filename })),
        ]}
        value={typed.proof}
        onChange={(event) => set({ proof: event.target.value }, 'proof_file_id')}
      />
      <div className="button-row">
        <Button type="submit" busy={busy} busyLabel="Saving…">
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

type WhenProps = { control: (name: string) => string; typed: TypedEvent; set: SetEvent; shown: EventErrors };

/** The day, as well as it is known, and the day that a promise names. */
function When({ control, typed, set, shown }: WhenProps) {
  const due = typed.act !== null && actOf(typed.act).due !== undefined;
  return (
    <>
      <ChoiceGroup
        id={control('precision')}
        label="How well do you know when?"
        required
        layout="columns"
        options={(['day', 'about', 'month'] as const).map((value) => ({ value, label: precisionLabels[value] }))}
        value={typed.precision}
        onValueChange={(picked) => set({ precision: precisions.find((each) => each === picked) ?? 'day' }, 'day')}
      />
      <DateBoxes
        id={control('date')}
        label="When?"
        required
        error={shown.day}
        withoutDay={typed.precision === 'month'}
        value={typed.date}
        onValueChange={(date) => set({ date }, 'day')}
      />
      {due ? (
        <DateBoxes
          id={control('due')}
          label="For which day?"
          markOptional
          error={shown.due_on}
          value={typed.due}
          onValueChange={(text) => set({ due: text }, 'due_on')}
        />
      ) : null}
    </>
  );
}

/** Who, and what they did. */
function Doing({ control, typed, set, shown, reader, onType }: WhenProps & Pick<EventFormProps, 'reader' | 'onType'>) {
  return (
    <>
      <ChoiceGroup
        id={control('who')}
        label="Who?"
        required
        layout="columns"
        options={actors.map((value) => ({ value, label: actorLabels[value][reader] }))}
        value={typed.who}
        onValueChange={(who) => who && onType(withActor(typed, who))}
      />
      <SelectField
        id={control('act')}
        label="Did what?"
        required
        error={shown.act}
        placeholder="Choose"
        options={actsOf(typed.who).map((value) => ({ value, label: actOf(value).label }))}
        value={typed.act ?? ''}
        onChange={(event) => set({ act: actKeys.find((act) => act === event.target.value) ?? null }, 'act')}
      />
    </>
  );
}
