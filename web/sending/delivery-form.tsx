import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ReceiptProof } from '../../domain/letters/receipt.ts';
import type { LetterView } from '../../contract/letter-view.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { showToast } from '../ui/toasts.tsx';
import { calendarDay } from '../ui/dates.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { DateBoxes } from '../ui/date-boxes.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { firmToday, isoDay } from '../ui/typed-values.ts';
import './delivery.css';
import { leftText } from './posting-text.ts';

type Choice = ReceiptProof | 'returned_to_sender';

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
export function DeliveryForm({ letter }: { letter: LetterView }) {
  // What is on record starts the form again.
  return <Fields key={`${letter.status} ${letter.delivered_on}`} letter={letter} />;
}

function Fields({ letter }: { letter: LetterView }) {
  const recording = useRecordDelivery();
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
    if (!on || recording.isPending) return;
    recording.mutate(
      choice === 'returned_to_sender'
        ? { id: letter.id, outcome: choice, on, proof: 'delivery' }
        : { id: letter.id, outcome: 'delivered', on, proof: choice },
    );
  };
  const said =
    wrong ?? (recording.error && messageOf(recording.error, 'The delivery was not recorded. Please try again.'));
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
        today={firmToday()}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" size="small" busy={recording.isPending} busyLabel="Recording…">
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

function useRecordDelivery() {
  const cache = useQueryClient();
  return useMutation(
    orpc.letters.recordDelivery.mutationOptions({
      onSuccess: async (letter) => {
        const queryKey = orpc.letters.get.queryKey({ input: { id: letter.id } });
        // A request sent before this change would return after it and show the previous state.
        await cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, letter);
        showToast({ title: 'Delivery recorded.' });
        for (const read of [orpc.letters.listQueue, orpc.letters.list, orpc.cases.getForStaff, orpc.cases.listWork])
          void cache.invalidateQueries({ queryKey: read.key() });
      },
    }),
  );
}

/** The same of a letter that a list shows. */
export function LetterDelivery({ letterId }: { letterId: string }) {
  const { data, error, isPending, refetch } = useQuery(orpc.letters.get.queryOptions({ input: { id: letterId } }));
  if (isPending) return <Skeletons rows={2} height="4rem" label="Loading the letter…" />;
  if (!data)
    return (
      <Notice tone="danger" title="Failed to load the letter.">
        <p>{messageOf(error, 'Please try again.')}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  return (
    <div className="delivery-form">
      <p>
        <span dir="auto">{data.document.title}</span>
        {data.sent_at && `, sent ${leftText(data.required_channel.channel, data.sent_at)}`}
        {data.tracking_number && (
          <>
            , certified mail <span className="mono">{data.tracking_number}</span>
          </>
        )}
      </p>
      {data.may.record_delivery ? <DeliveryForm letter={data} /> : <p>It is not on its way.</p>}
    </div>
  );
}
