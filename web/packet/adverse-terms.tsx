import { useQuery } from '@tanstack/react-query';
import type { PacketView } from '../../contract/packet.ts';
import type { Reader } from './packet-text.ts';
import { packetQuery } from './use-packet.ts';
import { useLanguage } from '../language/language.ts';

/** Terms adverse to the merchant: in plain words, with the agreement's own words below. */
function AdverseList({ adverse }: Pick<PacketView, 'adverse'>) {
  const { t } = useLanguage();
  return (
    <ul className="adverse">
      {adverse.map(({ plain, quote, anchor }) => (
        <li key={`${anchor} ${quote}`}>
          {t(plain)}
          <span className="adverse__quote muted small" lang="en">
            {quote === null ? anchor : `“${quote}” (${anchor})`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same list, folded. */
export function AdverseTerms({ packet, reader }: { packet: PacketView; reader: Reader }) {
  const { t } = useLanguage();
  const { adverse, processor_name: name } = packet;
  return (
    <details className="packet__more">
      <summary>
        {t(
          reader === 'desk'
            ? 'Terms of {name} that are against the merchant ({count})'
            : 'Terms of {name} that are against you ({count})',
          { name, count: adverse.length },
        )}
      </summary>
      <AdverseList adverse={adverse} />
    </details>
  );
}

/** So many are said in our words; all of them stand below in the processor's. */
const saidFirst = 4;

/**
 * What the processor's own terms hold against the merchant, told before they sign; nothing where no text was read. `inFull`: before the notice, which
 * rests on them, every term is read; before the agreement with us the first of them in our words.
 */
export function TermsBeforeSigning({ caseId, inFull }: { caseId: string; inFull: boolean }) {
  const { t } = useLanguage();
  const { data: packet } = useQuery(packetQuery(caseId));
  if (!packet || packet.adverse.length === 0) return null;
  const { adverse, processor_name: name } = packet;
  return (
    <section className="before-signing no-print" aria-labelledby="before-signing-title">
      <h2 id="before-signing-title">{t('Before you sign: what {name}’s terms hold against you', { name })}</h2>
      {inFull ? (
        <AdverseList adverse={adverse} />
      ) : (
        <>
          <ul className="adverse">
            {adverse.slice(0, saidFirst).map(({ plain }) => (
              <li key={plain}>{t(plain)}</li>
            ))}
          </ul>
          <details className="packet__more">
            <summary>{t('All {count}, in {name}’s own words', { count: adverse.length, name })}</summary>
            <AdverseList adverse={adverse} />
          </details>
        </>
      )}
    </section>
  );
}
