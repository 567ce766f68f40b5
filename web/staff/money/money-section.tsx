import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Ledger } from '../../../contract/money.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { replyKindLabels, isRelease } from '../../../domain/letters/processor-reply.ts';
import { newReply, type ReplyContext } from '../../replies/reply-entry.ts';
import { ReplyForm } from '../../replies/reply-form.tsx';
import '../../replies/replies.css';
import { useReplies, type Replies } from '../../replies/use-replies.ts';
import { useUnsavedReply } from '../../replies/use-unsaved-reply.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { calendarDay } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { WithdrawDialog } from '../../ui/withdraw-dialog.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import { EntryForm, type Announced } from './entry-form.tsx';
import type { EntryKind } from './entry.ts';
import { LedgerStory, stillTyping } from './ledger-story.tsx';
import { MistakeDialog, type Entered } from './mistake-dialog.tsx';
import './ledger.css';
import { ClosingStatement } from './closing-statement.tsx';
import { newEntry, openerOf, useUnsavedEntry } from './unsaved-entry.ts';
import { useMoney, type Money } from './use-money.ts';

const openers: readonly { kind: EntryKind; label: string }[] = [
  { kind: 'recovery', label: 'Record money' },
  { kind: 'tranche', label: 'Add a held part' },
  { kind: 'fee', label: 'Record a fee payment' },
];

const offerOpener = 'money-offer-open';

/** A case's money for staff: offers, payments, what is still held and promised, and the fee, to the cent. */
export function MoneySection({
  begin = null,
  ...context
}: ReplyContext & { /** The entry whose form is open at once. */ begin?: EntryKind | null }) {
  const money = useMoney(context.caseId);
  const replies = useReplies(context.caseId);
  const { data, isPending, error, refetch } = money.ledger;
  return (
    <section className="ledger" aria-labelledby="money-title">
      {data ? (
        <LedgerDesk ledger={data} money={money} replies={replies} context={context} begun={begin} />
      ) : (
        <h3 id="money-title">Money</h3>
      )}
      {isPending ? <Skeletons rows={2} height="4rem" label="Loading the money of this case…" /> : null}
      {error && !data ? (
        <ListFailed
          noun="the money of this case"
          message={messageOf(error, '')}
          retry={() => void refetch()}
          restart={null}
        />
      ) : null}
    </section>
  );
}

type LedgerDeskProps = {
  ledger: Ledger;
  money: Money;
  replies: Replies;
  context: ReplyContext;
  begun: EntryKind | null;
};

function LedgerDesk({ ledger, money, replies, context, begun }: LedgerDeskProps) {
  const dueOn = useHoldEnd(ledger.case_id);
  const { value, change, clear } = useUnsavedEntry(ledger.case_id);
  const [first, setFirst] = useState(() => (begun === null ? null : newEntry(begun, '')));
  const offer = useUnsavedReply(ledger.case_id);
  const entry = value ?? (offer.value ? null : first);
  const [pressed, setPressed] = useState(false);
  const [mistake, setMistake] = useState<Entered | null>(null);
  const [withdrawing, setWithdrawing] = useState<Ledger['offers'][number] | null>(null);
  const close = () => {
    // The form disappears. The focus returns to the button that opened it, or to another if that is gone too.
    flushSync(() => {
      setFirst(null);
      clear();
    });
    (document.getElementById(entry ? openerOf(entry) : '') ?? document.getElementById(offerOpener))?.focus();
  };
  const closeOffer = () => {
    flushSync(() => offer.clear());
    document.getElementById(offerOpener)?.focus();
  };
  const begin = (kind: EntryKind, trancheId = '') => {
    setPressed(true);
    change(() => newEntry(kind, trancheId));
  };
  return (
    <>
      <div className="replies__head">
        <h3 id="money-title">Money</h3>
        {entry || offer.value ? null : (
          <div className="button-row">
            <Button
              id={offerOpener}
              variant="secondary"
              size="small"
              onClick={() => {
                setPressed(true);
                offer.change(() => newReply('offer'));
              }}
            >
              Record an offer
            </Button>
            {openers.map(({ kind, label }) => (
              <Button
                key={kind}
                id={openerOf({ kind, trancheId: '' })}
                variant="secondary"
                size="small"
                onClick={() => begin(kind)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {offer.value ? (
        <ReplyForm
          {...context}
          reply={offer.value}
          onChange={(next) => offer.change(() => next)}
          recording={replies.record}
          takesFocus={pressed}
          onDone={closeOffer}
        />
      ) : null}
      {entry ? (
        <EntryForm
          key={openerOf(entry)}
          entry={entry}
          onChange={(next) => change(() => next)}
          tranches={ledger.tranches}
          announced={announcedBy(replies)}
          feeDates={{ engaged_on: ledger.engaged_on, due_on: dueOn }}
          outstanding={ledger.held_amount_cents === null ? null : ledger.totals.outstanding_cents}
          recording={money.record}
          takesFocus={pressed}
          onDone={close}
        />
      ) : null}
      <Totals ledger={ledger} />
      <ClosingStatement caseId={ledger.case_id} />
      <LedgerStory
        ledger={ledger}
        {...(entry || offer.value
          ? stillTyping
          : { onWithdraw: setWithdrawing, onBegin: begin, onMistake: setMistake })}
      />
      {withdrawing ? (
        <WithdrawDialog
          noun="offer"
          call={money.withdraw}
          onClose={() => setWithdrawing(null)}
          onWithdraw={(done) =>
            money.withdraw.mutate({ id: ledger.case_id, offer_id: withdrawing.id }, { onSuccess: done })
          }
        >
          <p>
            {formatCents(withdrawing.amount_cents)}, received {calendarDay(withdrawing.received_on)}. It stays on record
            as withdrawn, and the merchant can no longer accept it.
          </p>
        </WithdrawDialog>
      ) : null}
      {mistake ? (
        <MistakeDialog
          caseId={ledger.case_id}
          entry={mistake}
          withdrawing={money.withdrawEntry}
          onClose={() => setMistake(null)}
        />
      ) : null}
    </>
  );
}

/** The first day on which a term of the agreement on the hold is over; null where none is known. */
function useHoldEnd(caseId: string): string | null {
  const { data } = useQuery(orpc.cases.getClock.queryOptions({ input: { id: caseId } }));
  const ends = (data?.rows ?? []).flatMap(({ kind, ends_on }) =>
    kind === 'hold' && ends_on !== null ? [ends_on] : [],
  );
  return ends.toSorted()[0] ?? null;
}

/** The releases that the processor announced, to which a payment can be assigned. */
function announcedBy({ list }: Replies): Announced[] {
  return (list.data?.items ?? [])
    .filter(({ kind, withdrawn_at }) => isRelease(kind) && withdrawn_at === null)
    .map(({ id, kind, amount_cents, received_on }) => ({
      id,
      received_on,
      label: `${replyKindLabels[kind]}, ${formatCents(amount_cents ?? 0)}, announced ${calendarDay(received_on)}`,
    }));
}

function Totals({ ledger: { held_amount_cents, fee_percent, charged_by, totals } }: { ledger: Ledger }) {
  const sums: [label: string, cents: number | null][] = [
    ['Stated as held', held_amount_cents],
    ['Back so far', totals.recovered_cents],
    ['Outstanding', totals.outstanding_cents],
    ['Of that, promised', totals.promised_cents],
    [`Fee due, ${fee_percent}%`, totals.fee_due_cents],
    ['Fee paid', totals.fee_paid_cents],
    ['Fee still to pay', totals.fee_outstanding_cents],
    ['The merchant keeps', totals.net_to_merchant_cents],
  ];
  return (
    <>
      {totals.over_held_cents > 0 ? (
        <Notice tone="warning">
          {formatCents(totals.over_held_cents)} more came back than was stated as held. Check the held amount.
        </Notice>
      ) : null}
      <p className="muted small">
        {charged_by === null
          ? 'No engagement is in force yet, so nobody charges a fee.'
          : `The fee is charged by ${charged_by}, and paid to nobody else.`}
      </p>
      <dl className="ledger__sums">
        {sums.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cents === null ? 'Not provided' : formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
