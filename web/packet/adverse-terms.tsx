import type { PacketView } from '../../contract/packet.ts';

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
export function AdverseTerms({ packet: { adverse, processor_name } }: { packet: PacketView }) {
  return (
    <details className="packet__more">
      <summary>
        Terms of {processor_name} that are against the merchant ({adverse.length})
      </summary>
      <AdverseList adverse={adverse} />
    </details>
  );
}
