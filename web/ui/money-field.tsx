import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import type { FieldProps } from './field-frame.tsx';
import { leavesCents, maskMoney, moneyEcho } from './masks.ts';
import { TextField } from './text-field.tsx';

type MoneyFieldProps = FieldProps & {
  value: string;
  onValueChange: (typed: string) => void;
  maxLength?: number;
  name?: string;
};

/** An amount in US dollars as typed; the amount understood is echoed below the box. */
export function MoneyField({ value, onValueChange, ...field }: MoneyFieldProps) {
  const { t } = useLanguage();
  const echo = moneyEcho(value);
  const [left, leave] = useState(false);
  const hasCents = left || leavesCents(value);
  return (
    <TextField
      {...field}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      className="control--numeric control--medium"
      value={value}
      onChange={(event) => {
        leave(false);
        onValueChange(event.target.value);
      }}
      onBlur={() => {
        leave(hasCents);
        onValueChange(maskMoney(value));
      }}
      after={
        echo === ''
          ? ' '
          : t(hasCents ? 'Recorded as {amount}, in whole dollars without the cents' : 'Recorded as {amount}', {
              amount: echo,
            })
      }
    />
  );
}
