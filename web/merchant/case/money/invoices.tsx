import type { Ledger } from '../../../../contract/money.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { howToPay } from '../../../../domain/money/how-to-pay.ts';
import { openFee } from '../../../../domain/money/open-fee.ts';
import type { NoFee } from '../../../../domain/money/fee-on.ts';
import { useDates } from '../../../language/use-dates.ts';
import { useLanguage } from '../../../language/language.ts';

/** Beside money that bears no fee. */
export const noFeeTexts: Record<NoFee, string> = {
  announced_before: 'No fee: its release was announced before the engagement.',
  due_by_agreement: 'No fee: it was due by the agreement’s own date.',
  before_letter: 'No fee: it came before the demand letter was sent.',
};

type FeeProps = {
  ledger: Ledger;
  mayRead: boolean;
  /** An offer is shown, which says its own fee. */
  isAnswering: boolean;
};

/** The fee: how it is paid, when and to whom, by the arrangement of the installation; and what is invoiced and open. */
export function Fee({ ledger, mayRead, isAnswering }: FeeProps) {
  const { t, rich } = useLanguage();
  const { charged_as: as, charged_by: who, fee_percent: percent, totals } = ledger;
  const open = openFee(ledger);
  const isPaid = totals.fee_due_cents > 0 && totals.fee_outstanding_cents === 0;
  return (
    <div className="fee small measure">
      {open ? (
        <>
          <p>{rich('Fee to pay: {amount}.', { amount: <strong>{formatCents(open.cents)}</strong> })}</p>
          {open.parts.map(({ invoice, cents }, index) => (
            <p key={invoice.id}>
              {open.parts.length > 1 ? (
                <>
                  {t('No. {number} of {issuer}', { number: invoice.number, issuer: invoice.issuer })}:{' '}
                  <strong>{formatCents(cents)}</strong>.{' '}
                </>
              ) : null}
              <HowToPay invoice={invoice} withWays={index === open.parts.length - 1} />{' '}
              {mayRead ? <InvoiceFile invoice={invoice} /> : null}
            </p>
          ))}
        </>
      ) : isPaid ? (
        <p>{t('The fee of {amount} is paid.', { amount: formatCents(totals.fee_due_cents) })}</p>
      ) : null}
      {isAnswering || open ? null : (
        <p>
          {who !== null
            ? rich(
                as === 'firm'
                  ? '{who}, your attorney’s firm, charges the success fee of {percent}% by invoice, once money has reached you. Pay that firm and nobody else.'
                  : '{who} charges the success fee of {percent}% by invoice, once money has reached you. Pay {who} and nobody else.',
                { who: <strong dir="auto">{who}</strong>, percent },
              )
            : t(
                as === 'firm'
                  ? 'The success fee is {percent}% of what comes back. Your attorney’s firm sends you an invoice once money has reached you; nothing is due before.'
                  : 'The success fee is {percent}% of what comes back. An invoice comes once money has reached you; nothing is due before.',
                { percent },
              )}
        </p>
      )}
    </div>
  );
}

/** By when, to whom and how, in the words of the invoice itself; `withWays` false: how is said with the next invoice. */
function HowToPay({ invoice, withWays }: { invoice: Ledger['invoices'][number]; withWays: boolean }) {
  const { t, tag } = useLanguage();
  const { calendarDay } = useDates();
  const said = howToPay(invoice, { language: tag, t, day: calendarDay });
  return <span dir="auto">{(withWays ? said : said.slice(0, 1)).join(' ')}</span>;
}

function InvoiceFile({ invoice: { id, number, issuer } }: { invoice: Ledger['invoices'][number] }) {
  const { t } = useLanguage();
  return (
    <a className="small" href={`/api/invoices/${id}/pdf?download`}>
      {t('Download the invoice (PDF)')}
      <span className="visually-hidden">: {t('No. {number} of {issuer}', { number, issuer })}</span>
    </a>
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
  const { number, issuer, issued_at, voided_at, fee_cents } = invoice;
  return (
    <tr className={voided_at ? 'sums__minor' : undefined}>
      <th scope="row">
        {t('No. {number} of {issuer}', { number, issuer })}
        <span className="sums__note">
          {t('Issued {day}', { day: dayOf(issued_at) })}
          {voided_at ? `. ${t('Void since {day}: nothing is owed under it.', { day: dayOf(voided_at) })}` : null}
        </span>
        {mayRead ? <InvoiceFile invoice={invoice} /> : null}
      </th>
      <td className="money">{voided_at ? <s>{formatCents(fee_cents)}</s> : formatCents(fee_cents)}</td>
    </tr>
  );
}
