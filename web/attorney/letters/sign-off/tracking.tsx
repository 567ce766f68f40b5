import { useState, type FormEvent } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { firmDayOf } from '../../../../domain/calendar/firm-day.ts';
import { postedTrouble, type PostedEntry, type PostedErrors } from '../../../sending/posted-entry.ts';
import { PostedFields } from '../../../sending/posted-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { firmToday, isoDay } from '../../../ui/typed-values.ts';
import { barringPoints } from '../findings/approval.ts';

export type TrackingProps = {
  letter: LetterView;
  busy: boolean;
  onTracking: (trackingNumber: string, postedOn: string | null, beforeDate: boolean) => void;
};
/** Records that the envelope was mailed. Possible even if something barred it, because it has already been sent. */
export function Tracking({ letter, busy, onTracking }: TrackingProps) {
  const mail = letter.deliveries.find(({ channel }) => channel === 'certified_mail');
  const [entry, setEntry] = useState<PostedEntry>({
    tracking: letter.tracking_number ?? '',
    day: mail?.at ? firmDayOf(new Date(mail.at)) : firmToday(),
    early: false,
  });
  const [wrong, setWrong] = useState<PostedErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trouble = postedTrouble(entry, letter.document.dated, firmToday());
    setWrong(trouble);
    if (Object.keys(trouble).length === 0 && !busy) onTracking(entry.tracking.trim(), isoDay(entry.day), entry.early);
  };
  const [bar] = barringPoints(letter, 'sending');
  return (
    <form className="tracking" onSubmit={submit} noValidate>
      {bar && (
        <p className="tracking__barred">
          <strong>Not to be posted.</strong> {bar.text} If the envelope has left all the same, record it: counsel and
          all staff are told.
        </p>
      )}
      <PostedFields id="mailed" dated={letter.document.dated} entry={entry} errors={wrong} onChange={setEntry} />
      <Button type="submit" variant="secondary" size="small" busy={busy} busyLabel="Recording…">
        Record tracking number
      </Button>
    </form>
  );
}
