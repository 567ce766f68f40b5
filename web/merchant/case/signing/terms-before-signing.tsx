import { useQuery } from '@tanstack/react-query';
import { AdverseList } from '../../../packet/adverse-terms.tsx';
import '../../../packet/packet.css';
import { packetQuery } from '../../../packet/use-packet.ts';
import { useLanguage } from '../../../language/language.ts';

/**
 * The processor's terms against the merchant, shown before they sign the fee agreement. Renders nothing if no agreement
 * was read.
 */
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
