import type { PacketView } from '../../contract/packet.ts';
import type { Reader } from './packet-text.ts';

/** Terms adverse to the merchant: plain words first, the agreement's own beneath. */
export function AdverseList({ adverse }: Pick<PacketView, 'adverse'>) {
  return (
    <ul className="adverse">
      {adverse.map(({ plain, quote, anchor }) => (
        <li key={`${anchor} ${quote}`}>
          {plain}
          <span className="adverse__quote muted small">
            “{quote}” ({anchor})
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same, to open. */
export function AdverseTerms({ packet, reader }: { packet: PacketView; reader: Reader }) {
  const { adverse, processor_name: name } = packet;
  return (
    <details className="packet__more">
      <summary>
        Terms of {name} that are against {reader === 'desk' ? 'the merchant' : 'you'} ({adverse.length})
      </summary>
      <AdverseList adverse={adverse} />
    </details>
  );
}
