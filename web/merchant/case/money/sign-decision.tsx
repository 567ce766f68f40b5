import { useState } from 'react';
import { offerDecision } from '../../../../domain/money/offer-decision.ts';
import { nameOfProcessor } from '../../../../domain/processors.ts';
import { useLanguage } from '../../../language/language.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useUnsavedText } from '../../../unsaved/use-unsaved.ts';
import type { CaseDetail, Offer } from '../frame/case-types.ts';

export const decisionOf = (answer: 'accept' | 'decline') => (answer === 'accept' ? 'accepted' : 'declined');

/** The name typed as a signature under the decision on an offer, which survives a reload. */
export function useTypedName(offerId: string) {
  const { text, setText } = useUnsavedText('offer-name', offerId);
  const [tried, setTried] = useState(false);
  const isMissing = text.trim().length < 2;
  return {
    text,
    setText,
    error: tried && isMissing ? 'Enter: Your full name.' : undefined,
    /** The name; null if there is none yet, which is then said at the field. */
    take: (): string | null => {
      setTried(true);
      if (isMissing) document.getElementById('offer-name')?.focus();
      return isMissing ? null : text.trim();
    },
  };
}
export type TypedName = ReturnType<typeof useTypedName>;

type SignDecisionProps = { theCase: CaseDetail; offer: Offer; answer: 'accept' | 'decline'; signed: TypedName };

/** What is signed, and the name under it. */
export function SignDecision({ theCase, offer, answer, signed }: SignDecisionProps) {
  const { t } = useLanguage();
  const parties = { business: theCase.legal_business_name, payer: nameOfProcessor(theCase) ?? 'the processor' };
  return (
    <>
      <div>
        <p className="field__label">{t('What you sign')}</p>
        <p className="offer__terms" lang="en" dir="auto">
          {offerDecision(decisionOf(answer), offer, parties)}
        </p>
      </div>
      <TextField
        id="offer-name"
        label="Your full name, typed as your signature"
        hint={t('For {business}.', { business: theCase.legal_business_name })}
        error={signed.error}
        required
        maxLength={200}
        autoComplete="name"
        value={signed.text}
        onChange={(event) => signed.setText(event.target.value)}
      />
    </>
  );
}
