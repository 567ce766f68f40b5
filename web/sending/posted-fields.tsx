import { DateBoxes } from '../ui/date-boxes.tsx';
import { TextField } from '../ui/text-field.tsx';
import { firmToday } from '../ui/typed-values.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import { Checkbox } from '../ui/choice-group.tsx';
import { isEarly, type PostedEntry, type PostedErrors } from './posted-entry.ts';

type PostedFieldsProps = {
  /** The prefix of the fields' ids. */
  id: string;
  /** The date of the letter. */
  dated: string;
  entry: PostedEntry;
  errors: PostedErrors;
  onChange: (entry: PostedEntry) => void;
};

/** The number of a certified-mail label, and the day of posting. */
export function PostedFields({ id, dated, entry, errors, onChange }: PostedFieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-tracking`}
        label="Tracking number"
        hint="From the certified-mail label."
        required
        {...(errors.tracking && { error: errors.tracking })}
        value={entry.tracking}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => onChange({ ...entry, tracking: event.target.value })}
      />
      <DateBoxes
        id={`${id}-on`}
        label="Posted on"
        hint="The day on the postmark."
        required
        {...(errors.day && { error: errors.day })}
        today={firmToday()}
        value={entry.day}
        onValueChange={(day) => onChange({ ...entry, day })}
      />
      {isEarly(entry, dated) && (
        <Checkbox
          id={`${id}-early`}
          label={`It left on this day, before its date of ${longDay(dated)}. Counsel and all staff are told.`}
          checked={entry.early}
          onCheckedChange={(early) => onChange({ ...entry, early })}
        />
      )}
    </>
  );
}
