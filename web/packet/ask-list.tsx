import type { PacketView } from '../../contract/packet.ts';
import { askText, whoText, type Reader } from './packet-text.ts';

/** What the packet asks for, done and open, and who must do it. */
export function AskList({ packet: { asks }, reader }: { packet: PacketView; reader: Reader }) {
  const open = asks.filter(({ met }) => !met).length;
  return (
    <div>
      <p className="field__label" id="asks-title">
        What the agreement asks for{open === 0 ? '' : ` (${open} open)`}
      </p>
      <ul role="list" className="asks" aria-labelledby="asks-title">
        {asks.map((ask) => (
          <li key={ask.id} className={ask.met ? 'ask ask--met' : 'ask'}>
            <span className="ask__mark" aria-hidden="true">
              {ask.met ? '✓' : ''}
            </span>
            <span>
              <span className="visually-hidden">{ask.met ? 'Done: ' : 'Open: '}</span>
              {askText(ask, reader)}
            </span>
            <span className="ask__who muted small">{whoText(ask, reader)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
