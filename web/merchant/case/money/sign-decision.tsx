import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offerDecision } from '../../../../domain/money/offer-decision.ts';
import { nameOfProcessor } from '../../../../domain/processors.ts';
import { useLanguage } from '../../../language/language.ts';
import { useOtherName } from '../../../papers/other-name.tsx';
import { SignerName } from '../../../papers/signer-name.tsx';
import { papersQuery } from '../../../papers/use-papers.ts';
import { useUnsavedText } from '../../../unsaved/use-unsaved.ts';
import type { CaseDetail, Offer } from '../frame/case-types.ts';

export const decisionOf = (answer: 'accept' | 'decline') => (answer === 'accept' ? 'accepted' : 'declined');

/** The name typed as a signature under the decision on an offer, which survives a reload. */
export function useSignerName(caseId: string, offerId: string) {
  const { text: name, setText: setName } = useUnsavedText('offer-name', offerId);
  const { data: { expected_names: expected = [] } = {} } = useQuery(papersQuery(caseId));
  const [tried, setTried] = useState(false);
  const other = useOtherName(name, expected);
  const errors = [
    ...(name.trim().length < 2 ? [{ id: 'offer-name', message: 'Enter: Your full name.' }] : []),
    ...other.error,
  ];
  return {
    name,
    setName,
    expected,
    other,
    errorAt: (id: string) => (tried ? errors.find((each) => each.id === id)?.message : undefined),
    /** The signature; null while something is wrong with it, which is then said where it is. */
    take: (): { typed_name: string; other_name: boolean } | null => {
      setTried(true);
      const [first] = errors;
      if (first) document.getElementById(first.id)?.focus();
      return first ? null : { typed_name: name.trim(), other_name: other.isMeant };
    },
  };
}
export type GivenName = ReturnType<typeof useSignerName>;

type SignDecisionProps = { theCase: CaseDetail; offer: Offer; answer: 'accept' | 'decline'; signed: GivenName };

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
      <SignerName
        id="offer-name"
        label="Your full name, typed as your signature"
        business={theCase.legal_business_name}
        onName={signed.setName}
        {...signed}
      />
    </>
  );
}
