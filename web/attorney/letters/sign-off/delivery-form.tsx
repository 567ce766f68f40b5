import { useState, type FormEvent } from 'react';
import type { ReceiptProof } from '../../../../domain/letters/receipt.ts';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { calendarDay } from '../../../ui/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { DateBoxes } from '../../../ui/date-boxes.tsx';
import { isoDay } from '../../../ui/typed-values.ts';

export type Outcome = 'delivered' | 'returned_to_sender';
/** What is recorded: how the letter is known to have arrived, or that it came back. */
export type Ended = { outcome: Outcome; on: string; proof: ReceiptProof };
type Choice = ReceiptProof | 'returned_to_sender';
type DeliveryFormProps = {
  letter: LetterView;
  busy: boolean;
  error: string | null;
  onRecord: (ended: Ended) => void;
};

/** By channel, what proves the letter's receipt; a copy proves nothing. */
const choices: Record<LetterView['required_channel']['channel'], { value: Choice; label: string }[]> = {
  certified_mail: [
    { value: 'delivery', label: 'Delivered' },
    { value: 'returned_to_sender', label: 'Returned to sender' },
  ],
  email: [
    { value: 'answer', label: 'The addressee answered' },
    { value: 'acceptance', label: 'Its mail server accepted it (provisional)' },
  ],
  web: [{ value: 'confirmation', label: 'Confirmed by the form' }],
};
const dayHints: Record<LetterView['required_channel']['channel'], string> = {
  certified_mail: 'The day on the tracking record or the return stamp.',
  email: 'The day of the answer, or of the delivery report.',
  web: 'The day on the confirmation.',
};

/**
 * How the letter is known to have arrived, by its own channel, or that it came back. The day starts the ten business days for a reply;
 * recording it again corrects it.
 */
export function DeliveryForm({ letter, busy, error, onRecord }: DeliveryFormProps) {
  const recorded = letter.status !== 'sent';
  const { channel } = letter.required_channel;
  const [first] = choices[channel];
  const [choice, setChoice] = useState<Choice>(
    letter.status === 'returned_to_sender' ? 'returned_to_sender' : (letter.receipt ?? first?.value ?? 'delivery'),
  );
  const [typed, setTyped] = useState(letter.delivered_on ?? '');
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const on = isoDay(typed);
    setWrong(on ? undefined : 'Enter the day as month, day and year, such as 11 20 2026.');
    if (!on || busy) return;
    onRecord(
      choice === 'returned_to_sender'
        ? { outcome: choice, on, proof: 'delivery' }
        : { outcome: 'delivered', on, proof: choice },
    );
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
        options={choices[channel]}
        value={choice}
        onValueChange={(value) => value !== '' && setChoice(value)}
      />
      <DateBoxes
        id="delivery-on"
        label="On"
        hint={dayHints[channel]}
        {...(said ? { error: said } : {})}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" variant="secondary" size="small" busy={busy} busyLabel="Recording…">
        {recorded ? 'Correct the record' : channel === 'certified_mail' ? 'Record delivery' : 'Record the receipt'}
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
      <strong>
        {letter.receipt === 'acceptance' ? 'Provisional, counted from' : 'Delivered on'}{' '}
        {calendarDay(letter.delivered_on)}.
      </strong>
      {letter.reply_due_on && <> An answer is due by {calendarDay(letter.reply_due_on)}.</>}
    </p>
  );
}
