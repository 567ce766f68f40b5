import type { Ledger } from '../../../../contract/money.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import type { NoFee } from '../../../../domain/money/fee-on.ts';
import { useDates } from '../../../language/use-dates.ts';
import { useLanguage } from '../../../language/language.ts';

/** Beside money that bears no fee. */
export const noFeeTexts: Record<NoFee, string> = {
  announced_before: 'No fee: its release was announced before the engagement.',
  due_by_agreement: 'No fee: it was due by the agreement’s own date.',
  before_letter: 'No fee: it came before the demand letter was sent.',
};

/** Who charges the fee, in a sentence; nothing before that is known. */
export function ChargedBy({ who }: { who: string | null }) {
  const { rich } = useLanguage();
  if (who === null) return null;
  return (
    <p className="small measure">
      {rich('{who} charges the success fee, by invoice, once money has reached you. Pay nobody else.', {
        who: <strong dir="auto">{who}</strong>,
      })}
    </p>
  );
}

/** The invoices of a case, void ones too; `mayRead`: their files open for the caller. */
export function Invoices({ invoices, mayRead }: { invoices: Ledger['invoices']; mayRead: boolean }) {
  const { t } = useLanguage();
  if (invoices.length === 0) return null;
  return (
    <table className="sums">
      <caption>{t('Invoices')}</caption>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} mayRead={mayRead} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ invoice, mayRead }: { invoice: Ledger['invoices'][number]; mayRead: boolean }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  const { id, number, issuer, issued_at, voided_at, fee_cents } = invoice;
  return (
    <tr className={voided_at ? 'sums__minor' : undefined}>
      <th scope="row">
        {t('No. {number} of {issuer}', { number, issuer })}
        <span className="sums__note">
          {t('Issued {day}', { day: dayOf(issued_at) })}
          {voided_at ? `. ${t('Void since {day}: nothing is owed under it.', { day: dayOf(voided_at) })}` : null}
        </span>
        {mayRead ? (
          <a className="small" href={`/api/invoices/${id}/pdf?download`}>
            {t('Download the invoice (PDF)')}
            <span className="visually-hidden">: {t('No. {number} of {issuer}', { number, issuer })}</span>
          </a>
        ) : null}
      </th>
      <td className="money">{voided_at ? <s>{formatCents(fee_cents)}</s> : formatCents(fee_cents)}</td>
    </tr>
  );
}
