import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReadWord } from '../../../../contract/letter-suggestions.ts';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { ApiError, apiErrorFrom, messageOf, unreachable } from '../../../api/api-error.ts';
import { changedFile, isReadable } from '../../../apply/readable-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import type { Suggestions } from './use-suggestions.ts';

type WordFileProps = {
  letter: LetterView;
  unsaved: boolean;
  suggest: Suggestions['suggest'];
  onEdit: (document: LetterDocument) => void;
};

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const list = new Intl.ListFormat('en-US');

/** The letter as a Word file, and what somebody changed in that file: to suggest, or to edit the letter with. */
export function WordFile({ letter, unsaved, suggest, onEdit }: WordFileProps) {
  const reading = useMutation({ mutationFn: (file: File) => readWord(letter.id, file) });
  const { data: read } = reading;
  return (
    <section className="panel-part" aria-labelledby="word-title">
      <h2 id="word-title">In Word</h2>
      <p className="muted small">
        Change the paragraphs in Word, or let somebody do so, and bring the file back. It stays on your device until
        then; nothing else in it is read, and no macro runs.
      </p>
      {reading.isError && (
        <Notice tone="danger" title="The file was not read">
          {messageOf(reading.error, 'Please try again.')}
        </Notice>
      )}
      <div className="button-row">
        <a className="button button--secondary button--small" href={`/api/letters/${letter.id}/docx`} download>
          Download Word
        </a>
        {letter.may.edit && <BringBack busy={reading.isPending} onFile={reading.mutate} />}
      </div>
      {read && (
        <Brought
          read={read}
          current={read.version === letter.version}
          unsaved={unsaved}
          busy={suggest.isPending}
          onSuggest={() =>
            suggest.mutate(
              { id: letter.id, version: read.version, document: read.document },
              { onSuccess: reading.reset },
            )
          }
          onEdit={() => {
            onEdit(read.document);
            reading.reset();
          }}
        />
      )}
    </section>
  );
}

function BringBack({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="small" busy={busy} busyLabel="Reading…" onClick={() => input.current?.click()}>
        Bring a Word file back…
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="The letter’s Word file"
        accept={`.docx,${word}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, changed once more, must count as chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

type BroughtProps = {
  read: ReadWord;
  /** Nobody saved since it was read. */
  current: boolean;
  unsaved: boolean;
  busy: boolean;
  onSuggest: () => void;
  onEdit: () => void;
};

function Brought({ read: { labels, notes }, current, unsaved, busy, onSuggest, onEdit }: BroughtProps) {
  const differs = labels.length === 0 ? 'Nothing differs from the letter.' : `It differs in ${list.format(labels)}.`;
  return (
    <div role="status" className="panel-part">
      <p>{current ? differs : 'Somebody saved the letter meanwhile: bring the file back once more.'}</p>
      {notes.length > 0 && (
        <ul className="muted small">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {labels.length > 0 && current && (
        <div className="button-row">
          <Button size="small" busy={busy} busyLabel="Suggesting…" onClick={onSuggest}>
            Suggest these changes
          </Button>
          <Button variant="secondary" size="small" disabled={unsaved} onClick={onEdit}>
            Edit the letter with them
          </Button>
          {unsaved && <span className="muted small">Save or discard your own edits to edit the letter with them.</span>}
        </div>
      )}
    </div>
  );
}

/** What a letter's Word file brought back. Throws an `ApiError`. */
async function readWord(letterId: string, file: File): Promise<ReadWord> {
  if (!(await isReadable(file))) throw new ApiError('UNREADABLE', changedFile.message, 0);
  const response = await fetch(`/api/letters/${letterId}/word`, {
    method: 'POST',
    headers: { 'content-type': word },
    body: file,
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!response.ok) throw apiErrorFrom(await response.json().catch(() => null), response.status);
  return response.json();
}
