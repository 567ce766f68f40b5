import { recipientsOf, type AiConsent, type AiDisclosure } from '../../domain/ai/disclosure.ts';
import { Checkbox } from '../ui/choice-group.tsx';
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
