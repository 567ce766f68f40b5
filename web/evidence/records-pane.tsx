import { Fragment } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '../../domain/money/cents.ts';
import { orpc } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';
import { AccountShown } from './account-shown.tsx';
import { CodeFour } from './code-four.tsx';
import { OtherContradictions } from './other-contradictions.tsx';

/**
 * What a case's exports show, for staff and its attorney. Nothing without exports.
 */
export function RecordsPane({ caseId, level: Heading = 'h2' }: { caseId: string; level?: 'h2' | 'h3' }) {
  const { t } = useLanguage();
  const { momentOf, calendarDay } = useDates();
  const { data } = useQuery(orpc.evidence.get.queryOptions({ input: { id: caseId } }));
  if (!data || data.state === 'none') return null;
  const { state, proof, confirmed, contradiction } = data;
  return (
    <section className="records-pane" aria-labelledby="records-title">
      <Heading id="records-title">{t('Records from the processor')}</Heading>
      <p className="muted small">
        {state === 'reading'
          ? t('Its exports are being read.')
          : confirmed?.holds
            ? t('Confirmed by the merchant {when}.', { when: momentOf(confirmed.at) })
            : t('Not confirmed by the merchant. The letter states nothing of it.')}
      </p>
      {contradiction ? (
        <p>
          {t('The merchant wrote {typed}; the exports show {shown} on {day}.', {
            typed: formatCents(contradiction.typed_cents),
            shown: formatCents(contradiction.shown_cents),
            day: calendarDay(contradiction.day),
          })}
        </p>
      ) : null}
      <OtherContradictions found={data.other_contradictions} details={null} />
      {proof?.accounts.map((account) => (
        <Fragment key={`${account.processor}-${account.currency}`}>
          <AccountShown account={account} files={proof.files} level={Heading === 'h2' ? 'h3' : 'h4'} reader="desk" />
          {account.excessiveChargebacks ? <CodeFour found={account.excessiveChargebacks} /> : null}
        </Fragment>
      ))}
    </section>
  );
}
