import type { PacketView } from '../../contract/packet.ts';
import { askText, whoText, type Reader } from './packet-text.ts';
import { useLanguage } from '../language/language.ts';

/** What the packet needs, both done and open, and who must do it. */
export function AskList({ packet: { asks }, reader }: { packet: PacketView; reader: Reader }) {
  const { t } = useLanguage();
  const open = asks.filter(({ met }) => !met).length;
  return (
    <div>
      <p className="field__label" id="asks-title">
        {open === 0
          ? t('What the agreement asks for')
          : t('What the agreement asks for ({count} open)', { count: open })}
      </p>
      <ul role="list" className="asks" aria-labelledby="asks-title">
        {asks.map((ask) => (
          <li key={ask.id} className={ask.met ? 'ask ask--met' : 'ask'}>
            <span className="ask__mark" aria-hidden="true">
              {ask.met ? '✓' : ''}
            </span>
            <span>
              <span className="visually-hidden">{t(ask.met ? 'Done:' : 'Open:')} </span>
              {t(askText(ask, reader))}
            </span>
            <span className="ask__who muted small">{whoText(ask, reader, t)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
