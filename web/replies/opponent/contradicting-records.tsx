import { useState } from 'react';
import type { OpponentView } from '../../../contract/opponent.ts';
import { Button } from '../../ui/button.tsx';
import { calendarDay, dayOf } from '../../ui/dates.ts';
import { NoteDialog } from '../../ui/note-dialog.tsx';
import type { Opponent } from './use-opponent.ts';

type Against = OpponentView['records'][number];

/** What the case has by now otherwise than a letter already sent; nothing while there is no such record. */
export function ContradictingRecords({ shown, explaining }: { shown: OpponentView; explaining: Opponent['explain'] }) {
  const [asked, ask] = useState<Against | null>(null);
  return (
    <>
      {shown.records.map((record) => (
        <div key={record.fact} className="reply">
          <p className="reply__what">
            <strong>A record contradicts a letter already sent.</strong> Our letter of {calendarDay(record.dated)}{' '}
            stated the {record.label} as {record.stated}; the case has {record.recorded}.
          </p>
          {record.explained ? (
            <p className="small" dir="auto">
              Explained by {record.explained.by}, {dayOf(record.explained.at)}: {record.explained.reason}
            </p>
          ) : (
            <>
              <p>The next letter says, unless counsel explains why the first stands:</p>
              <blockquote className="reply__words">{record.correction}</blockquote>
              {shown.may_decide ? (
                <p>
                  <Button variant="secondary" size="small" onClick={() => ask(record)}>
                    Explain<span className="visually-hidden"> the {record.label}</span>
                  </Button>
                </p>
              ) : null}
            </>
          )}
        </div>
      ))}
      {asked ? (
        <NoteDialog
          id="explain-record"
          title="Why it needs no correction"
          description={`Our letter stated the ${asked.label} as ${asked.stated}, and the case has ${asked.recorded}. The history keeps your reason.`}
          field={{ label: 'Your reason', rows: 3, maxLength: 1_000, missing: 'Enter: Your reason.' }}
          action={{ label: 'Record the reason', busyLabel: 'Recording…', failed: 'Not recorded' }}
          call={explaining}
          onSubmit={(reason) => {
            const { letter_id, fact, stated, recorded } = asked;
            explaining.mutate(
              { id: shown.case_id, letter_id, fact, stated, recorded, reason },
              { onSuccess: () => ask(null) },
            );
          }}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}
