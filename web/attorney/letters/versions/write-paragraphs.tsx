import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { WrittenParagraphs } from '../../../../contract/letter-suggestions.ts';
import { api, orpc } from '../../../api/api.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { useDeskAddress } from '../../desk-address.ts';

/** The call, which its user can stop: nothing of it is kept then. */
function useWriting({ id, version }: LetterView) {
  const cache = useQueryClient();
  const running = useRef<AbortController>(null);
  const [wasStopped, setStopped] = useState(false);
  const write = useMutation({
    mutationFn: (wishes: string) => {
      setStopped(false);
      running.current = new AbortController();
      return api.letters.suggestParagraphs({ id, version, wishes }, { signal: running.current.signal });
    },
    onSuccess: ({ note: _note, not_used: _notUsed, wishes: _wishes, ...found }) => {
      const input = { id };
      cache.setQueryData(orpc.letters.listSuggestions.queryKey({ input }), found);
      void cache.invalidateQueries({ queryKey: orpc.letters.get.queryKey({ input }) });
    },
  });
  const stop = () => {
    setStopped(true);
    running.current?.abort();
  };
  return { write, stop, wasStopped };
}

type WriteProps = { letter: LetterView; unsaved: boolean };

/** Lets the configured model write paragraphs, which come as suggestions. Nothing where none writes here. */
export function WriteParagraphs({ letter, unsaved }: WriteProps) {
  const id = useId();
  const [wishes, setWishes] = useState('');
  const writer = useQuery(orpc.letters.getWriter.queryOptions({ input: { id: letter.id } }));
  const { write, stop, wasStopped } = useWriting(letter);
  if (!writer.data?.paragraphs) return null;
  const { name, obstacle } = writer.data;
  return (
    <section className="panel-part" aria-labelledby="write-title">
      <h2 id="write-title">Paragraphs by a model</h2>
      <p className="muted small">
        {name} writes up to four paragraphs from confirmed facts alone. Each sentence is checked, and is in the letter
        only once you accept it.
      </p>
      {obstacle === null && (
        <TextArea
          id={`${id}-wishes`}
          label="What they should mention (optional)"
          hint="A line each, such as “Mention that the carrier confirmed delivery.” It is used where something on file says so."
          rows={2}
          maxLength={2_000}
          value={wishes}
          onChange={(event) => setWishes(event.target.value)}
        />
      )}
      {obstacle === null ? (
        <WriteButtons
          may={letter.may.edit && !unsaved}
          busy={write.isPending}
          onWrite={() => write.mutate(wishes)}
          onStop={stop}
        />
      ) : (
        <p className="small">{obstacle}</p>
      )}
      <div role="status">
        {write.isPending && <p className="small">This can take a minute. The letter stays as it is meanwhile.</p>}
        {wasStopped && <p className="small">Stopped. Nothing was kept.</p>}
        {write.data && <Outcome {...write.data} />}
      </div>
      {write.isError && !wasStopped && (
        <Notice tone="danger">{messageOf(write.error, 'No paragraphs were written.')}</Notice>
      )}
    </section>
  );
}

type ButtonsProps = { may: boolean; busy: boolean; onWrite: () => void; onStop: () => void };

function WriteButtons({ may, busy, onWrite, onStop }: ButtonsProps) {
  return (
    <div className="button-row">
      <Button size="small" disabled={!may} busy={busy} busyLabel="Writing…" onClick={onWrite}>
        Write paragraphs
      </Button>
      {busy && (
        <Button variant="quiet" size="small" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}

type OutcomeProps = Pick<WrittenParagraphs, 'note' | 'not_used' | 'wishes'>;

function Outcome({ note, not_used: notUsed, wishes }: OutcomeProps) {
  return (
    <>
      <p className="small">{note ?? 'They are among the suggested changes above.'}</p>
      <Wishes {...wishes} />
      {notUsed.length > 0 && (
        <details>
          <summary className="small">Not used: {notUsed.length}</summary>
          <ul role="list" className="event-list small">
            {notUsed.map(({ text, why }, index) => (
              <li key={index}>
                “{text}”: it {why}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What came of each wish; one that nothing on file supports can be asked about, or its fact added. */
function Wishes({ applied, not_applied: notApplied }: WrittenParagraphs['wishes']) {
  const { setView, setDialog } = useDeskAddress();
  if (applied.length + notApplied.length === 0) return null;
  return (
    <>
      <ul role="list" className="event-list small">
        {applied.map(({ text, effect }) => (
          <li key={text}>
            “{text}” {effect}
          </li>
        ))}
        {notApplied.map(({ text, why }) => (
          <li key={text}>
            “{text}” {why}
          </li>
        ))}
      </ul>
      {notApplied.length > 0 && (
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={() => setView('client')}>
            Ask the merchant
          </Button>
          <Button variant="secondary" size="small" onClick={() => setDialog('add-fact')}>
            Add a fact
          </Button>
        </div>
      )}
    </>
  );
}
