import { useState } from 'react';
import { isExpectedName } from '../../../../domain/papers/signed-paper.ts';
import { CheckedBox } from '../../../ui/checked-box.tsx';
import { Checkbox } from '../../../ui/choice-group.tsx';
import { useLanguage } from '../../../language/language.ts';

/** Whether the application does not contain the typed name, and whether the signer said that they may sign. */
export function useOtherName(name: string, expected: readonly string[]) {
  // The confirmation applies to one name; another name must be confirmed again.
  const [meant, setMeant] = useState<string | null>(null);
  const isOther = name.trim() !== '' && !isExpectedName(name, expected);
  const isMeant = isOther && meant === name.trim();
  return {
    isOther,
    isMeant,
    error: isOther && !isMeant ? [{ id: 'other-name', message: 'Check the name, or say that you may sign.' }] : [],
    mean: (now: boolean) => setMeant(now ? name.trim() : null),
  };
}

type OtherNameProps = {
  other: ReturnType<typeof useOtherName>;
  expected: readonly string[];
  business: string;
  error: string | undefined;
};

/** If the application does not name the signer, asks whether they may sign. Renders nothing otherwise. */
export function OtherName({ other, expected, business, error }: OtherNameProps) {
  const { t } = useLanguage();
  if (!other.isOther) return null;
  return (
    <CheckedBox id="other-name" error={error}>
      <Checkbox
        id="other-name"
        label={t('The application names {names}. I am somebody else, and may sign for {business}', {
          names: expected.join(` ${t('and')} `),
          business,
        })}
        checked={other.isMeant}
        onCheckedChange={other.mean}
      />
    </CheckedBox>
  );
}
