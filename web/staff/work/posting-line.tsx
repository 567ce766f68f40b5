import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Posting } from '../../../contract/letter-view.ts';
import { orpc } from '../../api/api.ts';
import { PostedDialog } from '../../sending/posted-dialog.tsx';
import { postingNote, postingText } from '../../sending/posting-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { NoteDialog } from '../../ui/note-dialog.tsx';

const papers = [
  ['cover', 'Cover sheet'],
  ['label', 'Address label'],
  ['form', 'Certified-mail form'],
] as const;

/** An envelope to post: links to its papers, and a button to record that it was posted. */
export function PostingLine({ posting }: { posting: Posting }) {
  const [isPosted, setPosted] = useState(false);
  const { letter_id, case_number, addressee, problem, state } = posting;
  if (state !== 'to_post') return <AtMailhouse posting={posting} />;
  if (posting.barred_by !== null) return <NotToPost posting={posting} because={posting.barred_by} />;
  return (
    <div className="posting-line" role="group" aria-label={`Letter to post of ${case_number}`}>
      <p>
        {postingText(posting)}, to {addressee.replace(/\.$/, '')}. {postingNote(posting)}
      </p>
      {posting.originals.length > 0 && <p>Put in the originals, signed by hand: {posting.originals.join(', ')}.</p>}
      {problem && <p>The mailhouse did not take it: {problem}</p>}
      <p className="button-row">
        {papers.map(([paper, label]) => (
          <a key={paper} href={`/api/letters/${letter_id}/mailing/${paper}.pdf`} target="_blank" rel="noreferrer">
            {label}
            <span className="visually-hidden"> for {case_number}</span>
          </a>
        ))}
        <a href={`/api/letters/${letter_id}/pdf`} target="_blank" rel="noreferrer">
          Letter<span className="visually-hidden"> of {case_number}</span>
        </a>
        <Button variant="primary" size="small" onClick={() => setPosted(true)}>
          It was posted…<span className="visually-hidden"> {case_number}</span>
        </Button>
      </p>
      {isPosted && <PostedDialog posting={posting} onClose={() => setPosted(false)} />}
    </div>
  );
}

/** Returns a function that refetches the work list. */
function useWorkReads() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [orpc.letters.listPostings.key(), orpc.cases.listWork.key()].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
}

/**
 * Something has come up since the envelope was prepared, so it must not be posted; staff record whether it already was.
 */
function NotToPost({ posting, because }: { posting: Posting; because: string }) {
  const [isPosted, setPosted] = useState(false);
  const keep = useMutation(
    orpc.letters.keepEnvelope.mutationOptions({
      onSuccess: useWorkReads(),
      onError: showFailure('Nothing was recorded'),
    }),
  );
  const { letter_id: id, business, case_number } = posting;
  return (
    <Notice tone="warning" title={`Do not post the letter of ${business} (${case_number})`}>
      <p>{because}</p>
      <p className="button-row">
        <Button size="small" busy={keep.isPending} busyLabel="Recording…" onClick={() => keep.mutate({ id })}>
          It was not posted<span className="visually-hidden"> {case_number}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => setPosted(true)}>
          It was posted nevertheless…<span className="visually-hidden"> {case_number}</span>
        </Button>
      </p>
      {isPosted && <PostedDialog posting={posting} onClose={() => setPosted(false)} />}
    </Notice>
  );
}

/** The mailhouse has not confirmed that it took the letter. */
function AtMailhouse({ posting }: { posting: Posting }) {
  const [asking, setAsking] = useState(false);
  const readAgain = useWorkReads();
  const call = useMutation(
    orpc.letters.postByHand.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        await readAgain();
      },
    }),
  );
  const { business, case_number, problem, state, letter_id: id } = posting;
  return (
    <Notice tone="warning" title={`The mailhouse gave no answer: ${business} (${case_number})`}>
      <p>
        {problem}.{' '}
        {state === 'silent'
          ? 'It is asked again under the same key, so that the letter is mailed only once.'
          : 'It is not asked again by itself. Find out there whether the letter was mailed.'}
      </p>
      {state === 'uncertain' && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Post it by hand…<span className="visually-hidden"> {business}</span>
        </Button>
      )}
      {asking && (
        <NoteDialog
          id="post-by-hand"
          title="Post this letter by hand?"
          description="Only if the mailhouse has not mailed it. Your name, the time and how you know are recorded."
          field={{
            label: 'How you know that it was not mailed',
            rows: 3,
            maxLength: 1_000,
            missing: 'Enter how you know that it was not mailed.',
          }}
          action={{ label: 'Post it by hand', busyLabel: 'Recording…', failed: 'Nothing was recorded' }}
          call={call}
          onSubmit={(reason) => call.mutate({ id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  );
}
