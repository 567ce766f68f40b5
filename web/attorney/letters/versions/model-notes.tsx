import { useMutation, useQuery } from '@tanstack/react-query';
import { orpc } from '../../../api/api.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';

const kinds: Record<string, string> = {
  argument: 'Argument',
  risk: 'Risk',
  question: 'Question',
  next_step: 'Next step',
};

/** Remarks of the configured model on a case, each beside what it rests on; asked for, and kept nowhere. */
export function ModelNotes({ letterId }: { letterId: string }) {
  const input = { id: letterId };
  const writer = useQuery(orpc.letters.getWriter.queryOptions({ input }));
  const ask = useMutation(orpc.letters.writeNotes.mutationOptions());
  if (!writer.data) return null;
  return (
    <section className="panel-part" aria-labelledby="notes-title">
      <h2 id="notes-title">Remarks by a model</h2>
      <p className="muted small">
        Ideas on the case for you, each beside what it rests on. They are no part of the letter and are not kept.
      </p>
      <p className="button-row">
        <Button
          variant="secondary"
          size="small"
          disabled={writer.data.obstacle !== null}
          busy={ask.isPending}
          busyLabel="Asking…"
          onClick={() => ask.mutate(input)}
        >
          Ask for remarks
        </Button>
      </p>
      <div role="status">
        {ask.data?.reason && <p className="small">{ask.data.reason}</p>}
        {ask.data && ask.data.notes.length > 0 && (
          <ul className="event-list">
            {ask.data.notes.map(({ kind, text, sources }) => (
              <li key={text}>
                <p>
                  <strong>{kinds[kind] ?? kind}.</strong> {text}
                </p>
                <p className="muted small">
                  {sources.map(({ about, value }) => (value === null ? about : `${about}: ${value}`)).join('; ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {ask.isError && <Notice tone="danger">{messageOf(ask.error, 'There are no remarks.')}</Notice>}
    </section>
  );
}
