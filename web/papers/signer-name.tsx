import { useLanguage } from '../language/language.ts';
import { TextField } from '../ui/text-field.tsx';
import { OtherName, type OtherNameProps } from './other-name.tsx';

type SignerNameProps = Omit<OtherNameProps, 'error'> & {
  id?: string;
  label: string;
  name: string;
  onName: (name: string) => void;
  /** What is wrong with the entry of this id. */
  errorAt: (id: string) => string | undefined;
};

/** The name of who signs, for which business, and the question to somebody whom nobody expected. */
export function SignerName({ id = 'typed-name', label, name, onName, errorAt, ...asked }: SignerNameProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField
        id={id}
        label={label}
        hint={t('For {business}.', { business: asked.business })}
        error={errorAt(id)}
        required
        autoComplete="name"
        width="medium"
        maxLength={200}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      <OtherName {...asked} error={errorAt('other-name')} />
    </>
  );
}
