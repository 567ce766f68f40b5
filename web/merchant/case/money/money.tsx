import { hasEnded } from '../../../../domain/cases/case.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ledger } from '../../../../contract/money.ts';
import { nameOfProcessor } from '../../../../domain/processors.ts';
import type { NoFee } from '../../../../domain/money/fee-on.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { Figures } from './figures.tsx';
import { Fee, Invoices, noFeeTexts } from './invoices.tsx';
import { Answered, LastAnswer, Offers } from './offers.tsx';
import { Tranches } from './tranches.tsx';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';

/** A case's money, to the cent: four figures, an offer to answer, the fee, and behind a link every entry. */
export function Money({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const query = useQuery(orpc.money.getLedger.queryOptions({ input: { id: theCase.id } }));
  return (
    <section className="case-part" id="money" aria-labelledby="money-title" tabIndex={-1}>
      <h2 id="money-title">{t('Money')}</h2>
      <Figures held={theCase.held_amount_cents} ledger={query.data} />
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
  const { t } = useLanguage();
  const { offers, recoveries, tranches, fee_payments: paid, withdrawn } = ledger;
  const open = offers.filter(({ status }) => status === 'open');
  const answered = offers.filter(({ status }) => status !== 'open');
  const shown = { theCase, mayAnswer, isOwner, ledger };
  return (
    <>
      <Offers {...shown} offers={open} />
      {open.length === 0 ? <LastAnswer offers={answered} /> : null}
      {hasEnded(theCase.status) && recoveries.length === 0 ? (
        <p className="small measure">{t('No money was recorded in this case, so there is no fee.')}</p>
      ) : (
        <Fee ledger={ledger} mayRead={mayAnswer} isAnswering={open.length > 0} />
      )}
      {[answered, recoveries, tranches, paid, withdrawn].some(({ length }) => length > 0) ? (
        <details className="fold">
          <summary>{t('Where the money is, entry by entry')}</summary>
          <div className="fold__body">
            {recoveries.length > 0 || tranches.length > 0 ? <Totals theCase={theCase} ledger={ledger} /> : null}
            {answered.length > 0 ? <Answered {...shown} offers={answered} /> : null}
            {tranches.length > 0 ? <Tranches tranches={tranches} recoveries={recoveries} /> : null}
            {recoveries.length > 0 ? <Entries title="Money that came back" entries={recoveries} /> : null}
            <Invoices invoices={ledger.invoices} mayRead={mayAnswer} />
            {paid.length > 0 ? <Entries title="Success fee paid" entries={paid} /> : null}
            {withdrawn.length > 0 ? (
              <Entries
                title="Entered by mistake, and withdrawn"
                entries={withdrawn.map((each) => ({ ...each, note: each.why }))}
              />
            ) : null}
          </div>
        </details>
      ) : null}
    </>
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
