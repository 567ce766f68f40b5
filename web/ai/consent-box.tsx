import { useQuery } from '@tanstack/react-query';
import { recipientsOf, type AiConsent, type AiDisclosure } from '../../domain/ai/disclosure.ts';
import { Checkbox } from '../ui/choice-group.tsx';
import { consentQuery } from './consent-query.ts';
import { useConsentText } from './use-consent-text.ts';

type ConsentBoxProps = {
  disclosure: AiDisclosure;
  ticked: AiConsent | null;
  /** What the merchant ticked, as it is sent; null: nothing. */
  onTick: (consent: AiConsent | null) => void;
};

/** One box, not ticked to begin with: whether facts of a case may be sent to whom it names. */
export default function ConsentBox({ disclosure, ticked, onTick }: ConsentBoxProps) {
  const { text, note } = useConsentText(disclosure);
  const consent = { providers: recipientsOf(disclosure), sends: disclosure.sends };
  return (
    <div className="field" role="group" aria-describedby="ai-consent-note">
      <Checkbox
        id="ai-consent"
        label={text}
        checked={ticked !== null}
        onCheckedChange={(now) => onTick(now ? consent : null)}
      />
      <p className="muted small measure" id="ai-consent-note">
        {note}
      </p>
    </div>
  );
}

/** The box beside the signature of an engagement letter; none where the merchant has allowed it already. */
export function ConsentBySignature({ caseId, ...box }: Omit<ConsentBoxProps, 'disclosure'> & { caseId: string }) {
  const { data } = useQuery(consentQuery(caseId));
  return data?.disclosure && data.given_at === null ? <ConsentBox disclosure={data.disclosure} {...box} /> : null;
}
