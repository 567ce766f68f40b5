import type { PacketView } from '../../contract/packet.ts';

type AdverseProps = { packet: PacketView; /** Shown in full, before something is signed. */ open?: boolean };

/** Terms adverse to the merchant: plain words first, the agreement's own beneath. */
export function AdverseTerms({ packet: { adverse, processor_name }, open = false }: AdverseProps) {
  return (
    <details className="packet__more" open={open}>
      <summary>
        Terms of {processor_name} that are against the merchant ({adverse.length})
      </summary>
      <ul className="adverse">
        {adverse.map(({ plain, quote, anchor }) => (
          <li key={`${anchor} ${quote}`}>
            {plain}
            <span className="adverse__quote muted small">
              “{quote}” <span className="nowrap">({anchor})</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
