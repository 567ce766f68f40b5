import type { ClipboardEvent } from 'react';
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

/**
 * A date as three text boxes; `value` is `M/D/YYYY` as far as it is typed. Pasting a whole date into any box fills all
 * three. `today`, as `YYYY-MM-DD`: a button enters it, where that is the usual day. `withoutDay`: month and year alone.
 */
export function DateBoxes({
  value,
  onValueChange,
  today,
  withoutDay = false,
  ...field
}: FieldProps & { value: string; onValueChange: (typed: string) => void; today?: string; withoutDay?: boolean }) {
  const { t } = useLanguage();
  const parts = datePartsFrom(value);
  const change = (part: keyof DateParts, text: string) =>
    onValueChange(dateFrom({ ...parts, [part]: /\d+/.exec(plainCharacters(text))?.[0] ?? '' }));
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
        {boxes
          .filter(({ part }) => part !== 'day' || !withoutDay)
          .map(({ part, label, maxLength }) => (
            <label key={part}>
              {t(label)}
              <input
                id={part === 'month' ? field.id : `${field.id}-${part}`}
                className="control control--numeric"
                inputMode="numeric"
                autoComplete="off"
                maxLength={maxLength}
                aria-invalid={field.error ? true : undefined}
                value={parts[part]}
                onChange={(event) => change(part, event.target.value)}
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
