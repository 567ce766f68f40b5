import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { plainCharacters } from '../../domain/plain-characters.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from './button.tsx';
import { FieldsetFrame, type FieldProps } from './field-frame.tsx';
import { dateFrom, datePartsFrom, pastedDate, type DateParts } from './masks.ts';

const boxes = [
  { part: 'month', label: 'Month', maxLength: 2 },
  { part: 'day', label: 'Day', maxLength: 2 },
  { part: 'year', label: 'Year', maxLength: 4 },
] as const;

type Boxes = { id: string; value: string; onValueChange: (typed: string) => void; withoutDay: boolean };

/** What is typed into each box, and the focus that goes on from a full one. */
function useBoxes({ id, value, onValueChange, withoutDay }: Boxes) {
  const parts = datePartsFrom(value);
  const shown = boxes.filter(({ part }) => part !== 'day' || !withoutDay);
  const idOf = (part: keyof DateParts) => (part === 'month' ? id : `${id}-${part}`);
  /** Whether the focus came to the present box because the one before it was full. */
  const moved = useRef(false);
  const toNext = (at: number) => {
    const next = shown[at + 1];
    moved.current = next !== undefined;
    if (next) document.getElementById(idOf(next.part))?.focus();
  };
  const change = (at: number, text: string) => {
    const box = shown[at];
    if (!box) return;
    const typed = /\d+/.exec(plainCharacters(text))?.[0] ?? '';
    onValueChange(dateFrom({ ...parts, [box.part]: typed }));
    if (typed.length === box.maxLength && typed.length > parts[box.part].length) toNext(at);
  };
  // Who presses Tab or the mark between two parts after a full box means the box that already has the focus.
  const press = (event: KeyboardEvent, at: number) => {
    const isMark = /^[/.-]$/.test(event.key);
    if (isMark || (event.key === 'Tab' && !event.shiftKey && moved.current)) event.preventDefault();
    if (isMark && !moved.current) toNext(at);
    moved.current = false;
  };
  return { parts, shown, idOf, change, press };
}

/**
 * A date as three text boxes; `value` is `M/D/YYYY` as far as it is typed. Pasting a whole date into any box fills all
 * three; a full box leads on to the next. `today`, as `YYYY-MM-DD`: a button enters it, where that is the usual day. `withoutDay`: month and year alone.
 */
export function DateBoxes({
  value,
  onValueChange,
  today,
  withoutDay = false,
  ...field
}: FieldProps & { value: string; onValueChange: (typed: string) => void; today?: string; withoutDay?: boolean }) {
  const { t } = useLanguage();
  const { parts, shown, idOf, change, press } = useBoxes({ id: field.id, value, onValueChange, withoutDay });
  const paste = (event: ClipboardEvent) => {
    const whole = pastedDate(event.clipboardData.getData('text'));
    if (!whole) return;
    event.preventDefault();
    onValueChange(dateFrom(whole));
  };
  const [year = '', month = '', day = ''] = today?.split('-') ?? [];
  return (
    <FieldsetFrame {...field}>
      <div className="date-boxes">
        {shown.map(({ part, label, maxLength }, at) => (
          <label key={part}>
            {t(label)}
            <input
              id={idOf(part)}
              className="control control--numeric"
              inputMode="numeric"
              autoComplete="off"
              maxLength={maxLength}
              aria-invalid={field.error ? true : undefined}
              value={parts[part]}
              onChange={(event) => change(at, event.target.value)}
              onKeyDown={(event) => press(event, at)}
              onPaste={paste}
            />
          </label>
        ))}
        {today === undefined ? null : (
          <Button variant="quiet" size="small" onClick={() => onValueChange(dateFrom({ year, month, day }))}>
            {t('Today')}
          </Button>
        )}
      </div>
    </FieldsetFrame>
  );
}
