import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

type PasswordFieldProps = FieldProps & {
  value: string;
  onValueChange: (typed: string) => void;
  autoComplete: 'current-password' | 'new-password';
  name?: string;
};

/** A password that can be shown, so that it need not be typed twice. */
export function PasswordField({ value, onValueChange, autoComplete, name = 'password', ...field }: PasswordFieldProps) {
  const { t } = useLanguage();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...field}>
      <span className="affixed">
        <input
          {...controlAttributes(field)}
          className="control"
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        <button
          type="button"
          className="affix affix--after affix--button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('Hide') : t('Show')}
          <span className="visually-hidden"> {t('password')}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
