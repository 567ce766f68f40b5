import type { Ledger } from '../../../../contract/money.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { moneyFigures, type MoneyFigures } from '../../../../domain/money/figures.ts';
import { useLanguage, type Language } from '../../../language/language.ts';

type FiguresProps = { held: number | null; /** Undefined until it is there. */ ledger: Ledger | undefined };

/** The money of a case in four large figures: held, offered, back, yours. */
export function Figures({ held, ledger }: FiguresProps) {
  const { t } = useLanguage();
  return (
    <dl className="figures" aria-label={t('The money of this case')}>
      {rowsOf(held, ledger ? moneyFigures(ledger) : null, t).map(({ name, label, text }) => (
        <div key={name} className={`figures__one figures__one--${name}`}>
          <dt>{t(label)}</dt>
          <dd className="money">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Until the ledger is loaded, only the amount held is known. */
function rowsOf(stated: number | null, figures: MoneyFigures | null, t: Language['t']) {
  const held = figures ? figures.held : stated;
  const known = (text: (figures: MoneyFigures) => string): string => (figures ? text(figures) : '…');
  return [
    { name: 'held', label: 'Held', text: held === null ? t('Not provided') : formatCents(held) },
    {
      name: 'offered',
      label: 'Offered',
      text: known(({ offered, declined }) => {
        if (offered !== null) return formatCents(offered);
        return declined === null ? t('Nothing yet') : t('{amount}, declined', { amount: formatCents(declined) });
      }),
    },
    { name: 'back', label: 'Back', text: known(({ back }) => formatCents(back)) },
    {
      name: 'yours',
      label: figures?.yours_if_paid ? 'Yours, once it is paid' : 'Yours after the fee',
      text: known(({ yours }) => formatCents(yours)),
    },
  ];
}
