import { useState } from 'react';
import type { OpponentView } from '../../../contract/opponent.ts';
import { Button } from '../../ui/button.tsx';
import { calendarDay, dayOf } from '../../ui/dates.ts';
import { DecideForm } from './decide-form.tsx';
import { SealForm } from './seal-form.tsx';
import type { Opponent } from './use-opponent.ts';

type Sealed = OpponentView['sealed'][number];
const decisions = {
  returned: 'Returned to its sender',
  destroyed: 'Destroyed',
  unsealed: 'Unsealed: it is a file of the case again',
} as const;

/** Mail that came to us by mistake: sealed unread until the attorney of the case decides. */
export function SealedFiles({ shown, opponent }: { shown: OpponentView; opponent: Opponent }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="reply">
      {shown.sealed.map((file) => (
        <SealedFile key={file.id} file={file} shown={shown} opponent={opponent} />
      ))}
      {open ? (
        <SealForm shown={shown} sealing={opponent.seal} onDone={() => setOpen(false)} />
      ) : (
        <p className="reply__foot">
          <span>Mail that came to us by mistake is not read.</span>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Seal a file
          </Button>
        </p>
      )}
    </div>
  );
}

function SealedFile({ file, shown, opponent }: { file: Sealed; shown: OpponentView; opponent: Opponent }) {
  const [deciding, setDeciding] = useState(false);
  const { decided } = file;
  return (
    <div className="reply">
      <p className="reply__what" dir="auto">
        <strong>{file.filename}</strong>{' '}
        {decided ? decisions[decided.decision] : 'is sealed unread. The attorney of this case decides.'}
      </p>
      <p className="muted small" dir="auto">
        {file.came} Sealed by {file.sealed_by}, {dayOf(file.sealed_at)}.
      </p>
      {decided ? (
        <p className="muted small" dir="auto">
          {decided.by}, {dayOf(decided.at)}: {decided.reason}
          {decided.notified_on === null
            ? ''
            : ` Its sender was notified ${calendarDay(decided.notified_on)}: ${decided.notice}`}
        </p>
      ) : null}
      {!decided && shown.may_decide && !deciding ? (
        <p>
          <Button variant="secondary" size="small" onClick={() => setDeciding(true)}>
            Decide<span className="visually-hidden"> on {file.filename}</span>
          </Button>
        </p>
      ) : null}
      {deciding ? (
        <DecideForm
          caseId={shown.case_id}
          fileId={file.id}
          deciding={opponent.decide}
          onDone={() => setDeciding(false)}
        />
      ) : null}
    </div>
  );
}
