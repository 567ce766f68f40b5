import { useState } from 'react';
import type { PaperParty } from '../../domain/papers/kinds.ts';
import { isExpectedName } from '../../domain/papers/signed-paper.ts';
import { CheckedBox } from '../ui/checked-box.tsx';
import { Checkbox } from '../ui/choice-group.tsx';
import { useLanguage } from '../language/language.ts';

/** What is asked of a signer whom nobody expected, and what is said while they have not answered. */
const asked: Record<PaperParty, { box: string; open: string }> = {
  merchant: {
    box: 'The application names {names}. I am somebody else, and may sign for {business}',
    open: 'Check the name, or say that you may sign.',
  },
  counsel: {
    box: 'The attorney of this case is {names}. I am that attorney, and sign by this name',
    open: 'Check the name, or say that it is yours.',
  },
};

/** Whether the typed name is none of those expected, and whether the signer said that it is meant. */
export function useOtherName(name: string, expected: readonly string[], as: PaperParty = 'merchant') {
  // The confirmation applies to one name; another name must be confirmed again.
  const [meant, setMeant] = useState<string | null>(null);
  const isOther = name.trim() !== '' && expected.length > 0 && !isExpectedName(name, expected);
  const isMeant = isOther && meant === name.trim();
  return {
    isOther,
    isMeant,
    error: isOther && !isMeant ? [{ id: 'other-name', message: asked[as].open }] : [],
    box: asked[as].box,
    mean: (now: boolean) => setMeant(now ? name.trim() : null),
  };
}

export type OtherNameProps = {
  other: ReturnType<typeof useOtherName>;
  expected: readonly string[];
  business: string;
  error: string | undefined;
};

/** Asks a signer whose name nobody expected. Renders nothing otherwise. */
export function OtherName({ other, expected, business, error }: OtherNameProps) {
  const { t } = useLanguage();
  if (!other.isOther) return null;
  return (
    <CheckedBox id="other-name" error={error}>
      <Checkbox
        id="other-name"
        label={t(other.box, {
          names: expected.join(` ${t('and')} `),
          business,
        })}
        checked={other.isMeant}
        onCheckedChange={other.mean}
      />
    </CheckedBox>
  );
}
