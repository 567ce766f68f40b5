import { useState } from 'react';
import type { ProcessorReply } from '../../contract/replies.ts';
import { replyKindLabels, isRelease } from '../../domain/letters/processor-reply.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { calendarDay, dayOf, momentOf } from '../ui/dates.ts';
import { Button } from '../ui/button.tsx';
import { WithdrawDialog } from '../ui/withdraw-dialog.tsx';
import type { Replies } from './use-replies.ts';

/** The entries, oldest first; withdrawn ones remain visible. */
export function ReplyList({
  items,
  withdrawing,
}: {
  items: readonly ProcessorReply[];
  withdrawing: Replies['withdraw'];
}) {
  const [asked, ask] = useState<ProcessorReply | null>(null);
  if (items.length === 0)
    return (
      <p className="replies__none">
        No reply is on record. Letters then say that none is on file; record one as soon as it arrives.
      </p>
    );
  return (
    <>
      <ol role="list" className="replies__list">
        {items.map((reply) => (
          <ReplyItem key={reply.id} reply={reply} onWithdraw={() => ask(reply)} />
        ))}
      </ol>
      {asked ? (
        <WithdrawDialog
          noun="reply"
          call={withdrawing}
          onClose={() => ask(null)}
          onWithdraw={(done) => withdrawing.mutate({ id: asked.id }, { onSuccess: done })}
        >
          <p>
            {replyKindLabels[asked.kind]}, received {calendarDay(asked.received_on)}. It stays on record as withdrawn,
            and no letter drafted or saved from now on takes it up.
            {asked.offer?.status === 'open'
              ? ' Its offer is withdrawn with it: the merchant can no longer accept it.'
              : ''}{' '}
            Enter it again if only a detail was wrong.
          </p>
        </WithdrawDialog>
      ) : null}
    </>
  );
}

const offerText = {
  open: 'Open: the merchant is asked for an answer',
  accepted: 'The merchant accepted it.',
  declined: 'The merchant declined it.',
  withdrawn: 'No longer open.',
} as const;

/** What became of an offer, or how much of an announced release has arrived; null if there is nothing to say. */
function stateText({
  offer,
  expires_on,
  kind,
  amount_cents,
  arrived_cents,
  withdrawn_at,
}: ProcessorReply): string | null {
  if (offer?.status === 'open') return `${offerText.open}${expires_on ? ` by ${calendarDay(expires_on)}` : ''}.`;
  if (offer) return offerText[offer.status];
  if (!isRelease(kind) || withdrawn_at !== null || amount_cents === null) return null;
  if (arrived_cents === 0) return 'The money is not recorded as arrived yet.';
  return `${formatCents(arrived_cents)} of it is recorded as arrived.`;
}

const letterText = {
  initial: 'the first letter',
  follow_up: 'the follow-up',
  final: 'the final demand',
  escalation: 'the escalation',
} as const;

function ReplyItem({ reply, onWithdraw }: { reply: ProcessorReply; onWithdraw: () => void }) {
  const { kind, amount_cents: amount, letter, words, file, terms } = reply;
  const withdrawn = reply.withdrawn_at !== null;
  const name = `${replyKindLabels[kind]}, ${calendarDay(reply.received_on)}`;
  return (
    <li className="reply" data-withdrawn={withdrawn || undefined}>
      <p className="reply__what">
        <strong>{replyKindLabels[kind]}</strong>
        {amount === null ? null : (
          <>
            {' '}
            <span className="money">{formatCents(amount)}</span>
          </>
        )}
        <span className="muted">
          {' '}
          · {kind === 'silence' ? 'found' : 'received'} {calendarDay(reply.received_on)}
          {letter ? `, to ${letterText[letter.demand_type]}` : ''}
        </span>
      </p>
      {stateText(reply) ? <p className="reply__state">{stateText(reply)}</p> : null}
      {terms === null ? null : (
        <p className="reply__terms" dir="auto">
          {terms}
        </p>
      )}
      {words === null ? (
        kind === 'silence' ? null : (
          <p className="muted small">Text not recorded: the letter cannot quote it.</p>
        )
      ) : (
        <blockquote className="reply__words" dir="auto">
          {words}
        </blockquote>
      )}
      <p className="muted small reply__foot">
        <span dir="auto">
          Entered by {reply.entered_by}, {momentOf(reply.created_at)}.
        </span>
        {file ? <a href={`/api/files/${file.id}/download`}>{file.filename}</a> : null}
        {withdrawn ? (
          <strong dir="auto">
            Withdrawn by {reply.withdrawn_by ?? 'an unknown user'}, {dayOf(reply.withdrawn_at ?? '')}.
          </strong>
        ) : (
          <Button variant="quiet" size="small" onClick={onWithdraw}>
            Withdraw<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </p>
    </li>
  );
}
