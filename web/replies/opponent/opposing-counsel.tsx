import { useState } from 'react';
import type { OpponentView } from '../../../contract/opponent.ts';
import { Button } from '../../ui/button.tsx';
import { calendarDay, dayOf } from '../../ui/dates.ts';
import { NoteDialog } from '../../ui/note-dialog.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { OpposingCounselForm } from './opposing-counsel-form.tsx';
import type { Opponent } from './use-opponent.ts';

type Counsel = OpponentView['counsel'][number];

/** The lawyer who answers for the processor, and those before. */
export function OpposingCounsel({ shown, opponent }: { shown: OpponentView; opponent: Opponent }) {
  const [open, setOpen] = useState(false);
  const acting = shown.counsel.find(({ ended }) => ended === null);
  const former = shown.counsel.filter(({ ended }) => ended !== null);
  return (
    <div className="reply">
      {acting ? (
        <Acting counsel={acting} shown={shown} opponent={opponent} />
      ) : open ? (
        <OpposingCounselForm caseId={shown.case_id} recording={opponent.record} onDone={() => setOpen(false)} />
      ) : (
        <p className="reply__foot">
          <span>No lawyer answers for the processor.</span>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Record a lawyer
          </Button>
        </p>
      )}
      {former.map((each) => (
        <p key={each.id} className="muted small" dir="auto">
          {each.name}, {each.firm}, no longer acts. {each.ended?.by}, {dayOf(each.ended?.at ?? '')}:{' '}
          {each.ended?.reason}
        </p>
      ))}
    </div>
  );
}

function Acting({ counsel, shown, opponent }: { counsel: Counsel; shown: OpponentView; opponent: Opponent }) {
  const [ending, setEnding] = useState(false);
  const ids = { id: shown.case_id, entry_id: counsel.id };
  return (
    <>
      <p className="reply__what" dir="auto">
        <strong>{counsel.name}</strong>, {counsel.firm}, answers for the processor since{' '}
        {calendarDay(counsel.acting_since)}
      </p>
      <p className="reply__terms" dir="auto">
        {[counsel.email, ...counsel.address_lines].join('\n')}
      </p>
      <p>
        {counsel.confirmed_by === null
          ? 'Nothing leaves until the attorney of this case has confirmed it.'
          : 'Every letter goes to this lawyer; a contractual notice also to its address.'}
      </p>
      <p className="muted small reply__foot">
        <span dir="auto">
          Entered by {counsel.entered_by}, {dayOf(counsel.entered_at)}
          {counsel.confirmed_by === null ? '' : `; confirmed by ${counsel.confirmed_by}`}.
        </span>
        {shown.may_decide && counsel.confirmed_by === null ? (
          <Button
            variant="secondary"
            size="small"
            busy={opponent.confirm.isPending}
            busyLabel="Confirming…"
            onClick={() => opponent.confirm.mutate(ids, { onError: showFailure('The lawyer was not confirmed') })}
          >
            Confirm this lawyer
          </Button>
        ) : null}
        {shown.may_decide ? (
          <Button variant="quiet" size="small" onClick={() => setEnding(true)}>
            No longer acts
          </Button>
        ) : null}
      </p>
      {ending ? (
        <NoteDialog
          id="end-counsel"
          title={`${counsel.name} no longer acts`}
          description="Letters go to the processor again. The entry stays on record."
          field={{ label: 'How you know', rows: 2, maxLength: 1_000, missing: 'Enter: How you know.' }}
          action={{ label: 'Record', busyLabel: 'Recording…', failed: 'Not recorded' }}
          call={opponent.end}
          onSubmit={(reason) => opponent.end.mutate({ ...ids, reason }, { onSuccess: () => setEnding(false) })}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </>
  );
}
