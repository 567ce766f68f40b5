import { useQuery } from '@tanstack/react-query';
import { AdverseList } from '../../../packet/adverse-terms.tsx';
import '../../../packet/packet.css';
import { packetQuery } from '../../../packet/use-packet.ts';
import { useLanguage } from '../../../language/language.ts';

/** What the processor's own terms hold against the merchant, told before they sign the fee agreement; nothing where no text was read. */
export function TermsBeforeSigning({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const { data: packet } = useQuery(packetQuery(caseId));
  if (!packet || packet.adverse.length === 0) return null;
  return (
    <section className="before-signing no-print" aria-labelledby="before-signing-title">
      <h2 id="before-signing-title">
        {t('Before you sign: what {name}’s terms hold against you', { name: packet.processor_name })}
      </h2>
      <AdverseList adverse={packet.adverse} />
    </section>
  );
}
