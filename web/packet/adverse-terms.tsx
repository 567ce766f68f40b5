import type { PacketView } from '../../contract/packet.ts';
import type { Reader } from './packet-text.ts';
import { useLanguage } from '../language/language.ts';

/** Terms adverse to the merchant: in plain words, with the agreement's own words below. */
export function AdverseList({ adverse }: Pick<PacketView, 'adverse'>) {
  const { t } = useLanguage();
  return (
    <ul className="adverse">
      {adverse.map(({ plain, quote, anchor }) => (
        <li key={`${anchor} ${quote}`}>
          {t(plain)}
          <span className="adverse__quote muted small" lang="en">
            “{quote}” ({anchor})
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
