import { useQuery } from '@tanstack/react-query';
import type { AiConsent } from '../../domain/ai/disclosure.ts';
import ConsentBox from './consent-box.tsx';
import { consentQuery } from './consent-query.ts';

type ConsentBySignatureProps = {
  caseId: string;
  ticked: AiConsent | null;
  onTick: (consent: AiConsent | null) => void;
};

/** The box beside the signature of an engagement letter; none where the merchant has allowed it already. */
export default function ConsentBySignature({ caseId, ticked, onTick }: ConsentBySignatureProps) {
  const { data } = useQuery(consentQuery(caseId));
  if (!data?.disclosure || data.given_at !== null) return null;
  return <ConsentBox disclosure={data.disclosure} {...{ ticked, onTick }} />;
}
