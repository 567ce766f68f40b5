import { useState, type FormEvent } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { calendarDay } from '../../../ui/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { DateBoxes } from '../../../ui/date-boxes.tsx';
import { isoDay } from '../../../ui/typed-values.ts';

export type Outcome = 'delivered' | 'returned_to_sender';
type DeliveryFormProps = {
  letter: LetterView;
  busy: boolean;
  error: string | null;
  onRecord: (outcome: Outcome, on: string) => void;
};

const outcomes: { value: Outcome; label: string }[] = [
  { value: 'delivered', label: 'Delivered' },
  { value: 'returned_to_sender', label: 'Returned to sender' },
];

/**
 * The outcome of the certified mail. The delivery date starts the ten business days for a reply; recording it again
 * corrects it.
 */
export function DeliveryForm({ letter, busy, error, onRecord }: DeliveryFormProps) {
  const recorded = letter.status !== 'sent';
  const [outcome, setOutcome] = useState<Outcome>(
    letter.status === 'returned_to_sender' ? 'returned_to_sender' : 'delivered',
  );
  const [typed, setTyped] = useState(letter.delivered_on ?? '');
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const on = isoDay(typed);
    setWrong(on ? undefined : 'Enter the day as month, day and year, such as 11 20 2026.');
    if (on && !busy) onRecord(outcome, on);
  };
  const said = wrong ?? error;
  return (
    <form className="delivery-form" onSubmit={submit} noValidate>
      {recorded && <Recorded letter={letter} />}
      <ChoiceGroup
        id="delivery-outcome"
        label="Outcome"
        layout="row"
        required
        options={outcomes}
        value={outcome}
        onValueChange={(value) => value !== '' && setOutcome(value)}
      />
      <DateBoxes
        id="delivery-on"
        label="On"
        hint="The day on the tracking record or the return stamp."
        {...(said ? { error: said } : {})}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" variant="secondary" size="small" busy={busy} busyLabel="Recording…">
        {recorded ? 'Correct the record' : 'Record delivery'}
      </Button>
    </form>
  );
}

function Recorded({ letter }: { letter: LetterView }) {
  if (letter.delivered_on === null)
    return (
      <p>
        <strong>Returned to sender.</strong> Check the address; a new letter needs a new approval.
      </p>
    );
  return (
    <p>
      <strong>Delivered on {calendarDay(letter.delivered_on)}.</strong>
      {letter.reply_due_on && <> An answer is due by {calendarDay(letter.reply_due_on)}.</>}
    </p>
  );
}
