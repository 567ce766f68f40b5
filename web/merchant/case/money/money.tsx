import { hasEnded } from '../../../../domain/cases/case.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ledger } from '../../../../contract/money.ts';
import { nameOfProcessor } from '../../../../domain/processors.ts';
import type { NoFee } from '../../../../domain/money/fee-on.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import { Skeletons } from '../../../ui/feedback.tsx';
import type { CaseDetail } from '../frame/case-types.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { ChargedBy, Invoices, noFeeTexts } from './invoices.tsx';
import { Offers } from './offers.tsx';
import { Tranches } from './tranches.tsx';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';

/** A case's money, to the cent: offers, payments, the fee and what remains. */
export function Money({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const query = useQuery(orpc.money.getLedger.queryOptions({ input: { id: theCase.id } }));
  return (
    <section className="case-part" id="money" aria-labelledby="money-title" tabIndex={-1}>
      <h2 id="money-title">{t('Money')}</h2>
      {query.isPending ? <Skeletons rows={2} height="5rem" label="Loading the money of this case…" /> : null}
      {query.isError && !query.data ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.data ? (
        <LedgerView theCase={theCase} ledger={query.data} mayAnswer isOwner={theCase.may.ask_counsel} />
      ) : null}
    </section>
  );
}

type LedgerProps = {
  theCase: Pick<CaseDetail, 'processor' | 'other_processor' | 'status'>;
  ledger: Ledger;
  /** Only the merchant accepts or declines an offer. */ mayAnswer: boolean;
  isOwner: boolean;
};

export function LedgerView({ theCase, ledger, mayAnswer, isOwner }: LedgerProps) {
  return (
    <>
      <Offers {...{ theCase, mayAnswer, isOwner }} offers={ledger.offers} feePercent={ledger.fee_percent} />
      {ledger.totals.recovered_cents === 0 && ledger.tranches.length === 0 ? (
        <NoMoneyYet ended={hasEnded(theCase.status)} feePercent={ledger.fee_percent} />
      ) : (
        <Totals theCase={theCase} ledger={ledger} />
      )}
      <ChargedBy who={ledger.charged_by} />
      {ledger.tranches.length > 0 ? <Tranches tranches={ledger.tranches} recoveries={ledger.recoveries} /> : null}
      {ledger.recoveries.length > 0 ? <Entries title="Money that came back" entries={ledger.recoveries} /> : null}
      <Invoices invoices={ledger.invoices} mayRead={mayAnswer} />
      {ledger.fee_payments.length > 0 ? <Entries title="Success fee paid" entries={ledger.fee_payments} /> : null}
      {ledger.withdrawn.length > 0 ? (
        <Entries
          title="Entered by mistake, and withdrawn"
          entries={ledger.withdrawn.map((each) => ({ ...each, note: each.why }))}
        />
      ) : null}
    </>
  );
}

function NoMoneyYet({ ended, feePercent }: { ended: boolean; feePercent: number }) {
  const { t } = useLanguage();
  if (ended) return <p className="muted measure">{t('No money was recorded in this case, so there is no fee.')}</p>;
  return (
    <p className="muted measure">
      {t(
        'Nothing has come back yet. Each amount that does stands here, with the fee of {percent}% on it and what is yours.',
        { percent: feePercent },
      )}
    </p>
  );
}

function Totals({ theCase, ledger }: Omit<LedgerProps, 'mayAnswer' | 'isOwner'>) {
  const { t } = useLanguage();
  const { totals } = ledger;
  return (
    <table className="sums">
      <caption>{t('Where the money is')}</caption>
      <tbody>
        <Sum
          label={t('Held by {who}', { who: nameOfProcessor(theCase) ?? t('the processor') })}
          cents={ledger.held_amount_cents}
        />
        <Sum label="Back so far" cents={totals.recovered_cents} />
        <Sum label="Still outstanding" cents={totals.outstanding_cents} />
        {totals.promised_cents > 0 ? (
          <Sum label="Of that, promised with a date" cents={totals.promised_cents} minor />
        ) : null}
        <Sum
          label={t('Success fee, {percent}% of what came back', { percent: ledger.fee_percent })}
          cents={totals.fee_due_cents}
        />
        {totals.fee_paid_cents > 0 ? <Sum label="Of that, paid" cents={totals.fee_paid_cents} minor /> : null}
        {totals.fee_outstanding_cents > 0 && totals.fee_paid_cents > 0 ? (
          <Sum label="Fee still to pay" cents={totals.fee_outstanding_cents} minor />
        ) : null}
        <Sum label="Yours after the fee" cents={totals.net_to_merchant_cents} strong />
      </tbody>
    </table>
  );
}

function Sum({
  label,
  cents,
  strong = false,
  minor = false,
}: {
  label: string;
  cents: number | null;
  strong?: boolean;
  minor?: boolean;
}) {
  const { t } = useLanguage();
  return (
    <tr className={strong ? 'sums__total' : minor ? 'sums__minor' : undefined}>
      <th scope="row">{t(label)}</th>
      <td className="money">{cents === null ? t('Not provided') : formatCents(cents)}</td>
    </tr>
  );
}

function Entries({
  title,
  entries,
}: {
  title: string;
  entries: readonly { id: string; amount_cents: number; received_on: string; note: string; no_fee?: NoFee | null }[];
}) {
  const { t } = useLanguage();
  const { shortDay } = useDates();
  return (
    <table className="sums">
      <caption>{t(title)}</caption>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <time dateTime={entry.received_on}>{shortDay(entry.received_on)}</time>
              {entry.note ? (
                <span className="sums__note" dir="auto">
                  {entry.note}
                </span>
              ) : null}
              {entry.no_fee ? <span className="sums__note">{t(noFeeTexts[entry.no_fee])}</span> : null}
            </th>
            <td className="money">{formatCents(entry.amount_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
