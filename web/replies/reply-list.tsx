import { useState } from 'react';
import type { ProcessorReply } from '../../contract/replies.ts';
import { answerKindLabels } from '../../domain/letters/processor-reply.ts';
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
            {answerKindLabels[asked.kind]}, received {calendarDay(asked.received_on)}. It stays on record as withdrawn,
            and no letter drafted or saved from now on takes it up. Enter it again if only a detail was wrong.
          </p>
        </WithdrawDialog>
      ) : null}
    </>
  );
}

const letterText = {
  initial: 'the first letter',
  follow_up: 'the follow-up',
  final: 'the final demand',
  escalation: 'the escalation',
} as const;

function ReplyItem({ reply, onWithdraw }: { reply: ProcessorReply; onWithdraw: () => void }) {
  const { kind, amount_cents: amount, letter, words, file } = reply;
  const withdrawn = reply.withdrawn_at !== null;
  const name = `${answerKindLabels[kind]}, ${calendarDay(reply.received_on)}`;
  return (
    <li className="reply" data-withdrawn={withdrawn || undefined}>
      <p className="reply__what">
        <strong>{answerKindLabels[kind]}</strong>
        {amount === null ? null : (
          <>
            {' '}
            <span className="money">{formatCents(amount)}</span>
          </>
        )}
        <span className="muted">
          {' '}
          · received {calendarDay(reply.received_on)}
          {letter ? `, to ${letterText[letter.demand_type]}` : ''}
        </span>
      </p>
      {words === null ? (
        <p className="muted small">Text not recorded: the letter cannot quote it.</p>
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
