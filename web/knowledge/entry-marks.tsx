import { useState } from 'react';
import type { KnowledgeEntry } from '../../contract/knowledge.ts';
import { markedKinds } from '../../domain/knowledge/kinds.ts';
import { momentOf } from '../ui/dates.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { useArea } from './area.ts';
import { RetireDialog } from './retire-dialog.tsx';
import type { EntryWork } from './use-entry.ts';

/** Whether this installation has confirmed or retired an entry, and the actions to change that. */
export function EntryMarks({ entry, work }: { entry: KnowledgeEntry; work: EntryWork }) {
  const kind = markedKinds.find((each) => each === entry.kind);
  const [asking, setAsking] = useState(false);
  const { mayConfirm } = useArea();
  if (!kind) return null;
  const input = { kind, key: entry.id };
  return (
    <section className="entry__marks" aria-labelledby="marks-title">
      <h2 id="marks-title">In this installation</h2>
      {entry.retired ? (
        <Notice tone="warning" title={`Retired by ${entry.retired.by}, ${momentOf(entry.retired.at)}`}>
          <p className="entry__reason" dir="auto">
            {entry.retired.reason}
          </p>
        </Notice>
      ) : null}
      <p dir="auto">{confirmationText(entry, mayConfirm)}</p>
      {entry.unsent_letters === null ? null : <p>{unsentText(entry.unsent_letters)}</p>}
      <div className="button-row">
        <Confirm entry={entry} busy={work.confirm.isPending} onConfirm={() => work.confirm.mutate(input)} />
        {entry.retired ? (
          <Button
            variant="secondary"
            busy={work.restore.isPending}
            busyLabel="Restoring…"
            onClick={() => work.restore.mutate(input)}
          >
            Restore
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Retire…
          </Button>
        )}
      </div>
      <History entry={entry} />
      {asking ? (
        <RetireDialog
          kind={kind}
          id={entry.id}
          title={entry.title}
          unsent={entry.unsent_letters?.count ? unsentText(entry.unsent_letters) : null}
          retiring={work.retire}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

function confirmationText(
  { confirmed, confirmed_before: before, use, barred_by: barred }: KnowledgeEntry,
  mayConfirm: boolean,
): string {
  if (confirmed) return `Confirmed by ${confirmed.by}, ${momentOf(confirmed.at)}.`;
  if (before)
    return `Its text has been edited since ${before.by} confirmed it, ${momentOf(before.at)}. An attorney must confirm it again.`;
  if (use === 'do_not_cite' || use === 'analysis_only') return 'No letter cites it, so there is nothing to confirm.';
  return mayConfirm && barred !== null ? barred : 'No attorney has confirmed it yet.';
}

function unsentText({ count, capped }: { count: number; capped: boolean }): string {
  if (count === 0) return 'No letter that is still to be sent uses it.';
  return `${capped ? 'More than ' : ''}${count.toLocaleString('en-US')} ${count === 1 ? 'letter' : 'letters'} still to be sent ${count === 1 ? 'uses' : 'use'} it.`;
}

/** A button to confirm the entry, only for attorneys who may: an attorney cannot confirm an entry that they added. */
function Confirm({ entry, busy, onConfirm }: { entry: KnowledgeEntry; busy: boolean; onConfirm: () => void }) {
  const { mayConfirm } = useArea();
  if (
    !mayConfirm ||
    entry.barred_by !== null ||
    entry.confirmed ||
    entry.retired ||
    (entry.use !== null && entry.use !== 'usable')
  )
    return null;
  return (
    <Button busy={busy} busyLabel="Confirming…" onClick={onConfirm}>
      {entry.kind === 'authority' ? 'I have read it: confirm' : 'Confirm this text'}
    </Button>
  );
}

function History({ entry: { history } }: { entry: KnowledgeEntry }) {
  const past = history.filter((each) => each.restored !== null);
  if (past.length === 0) return null;
  return (
    <details className="entry__history">
      <summary>Retired and restored before ({past.length})</summary>
      <ol role="list">
        {past.map(({ retired, restored }) => (
          <li key={retired.at}>
            <p dir="auto">
              Retired by {retired.by}, {momentOf(retired.at)}; restored by {restored?.by},{' '}
              {momentOf(restored?.at ?? retired.at)}.
            </p>
            <p className="muted entry__reason" dir="auto">
              {retired.reason}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
