import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Posting } from '../../contract/letter-view.ts';
import { orpc } from '../api/api.ts';
import { PostedForm } from './posted-form.tsx';
import { postingNote, postingText } from './posting-text.ts';
import './posting.css';
import { Button } from '../ui/button.tsx';
import { calendarDay } from '../ui/dates.ts';
import { firmToday } from '../ui/typed-values.ts';
import { Notice } from '../ui/feedback.tsx';
import { showFailure } from '../ui/toasts.tsx';
import { NoteDialog } from '../ui/note-dialog.tsx';

/** By the last part of its address below the letter's. */
const papers = [
  ['mailing/cover.pdf', 'Cover sheet'],
  ['mailing/label.pdf', 'Address label'],
  ['mailing/form.pdf', 'Certified-mail form'],
  ['pdf', 'Letter'],
] as const;

/** An envelope to post: everything to print and put into it, and the form that records that it was posted. */
export function PostingAct({ posting }: { posting: Posting }) {
  const { letter_id, case_number, addressee, problem, state, exhibits, originals } = posting;
  if (state !== 'to_post') return <AtMailhouse posting={posting} />;
  if (posting.barred_by !== null) return <NotToPost posting={posting} because={posting.barred_by} />;
  const enclosed: readonly (readonly [string, string])[] = [
    ...papers,
    ...(exhibits.length > 0 ? ([['exhibits.pdf', 'Exhibits']] as const) : []),
  ];
  return (
    <div className="posting" role="group" aria-label={`Letter to post of ${case_number}`}>
      <p>
        {postingText(posting)}, to {addressee.replace(/\.$/, '')}. {postingNote(posting)}
        {posting.dated > firmToday() && ` It is dated ${calendarDay(posting.dated)}: post it on that day or later.`}
      </p>
      {problem && <p>The mailhouse did not take it: {problem}</p>}
      <p>
        <a
          className="button button--secondary button--small"
          href={`/api/letters/${letter_id}/mailing/all.pdf`}
          target="_blank"
          rel="noreferrer"
        >
          Print all<span className="visually-hidden"> for {case_number}, as one PDF</span>
        </a>
      </p>
      <ol className="posting__papers">
        {enclosed.map(([path, label]) => (
          <li key={path}>
            <a href={`/api/letters/${letter_id}/${path}`} target="_blank" rel="noreferrer">
              {label}
              <span className="visually-hidden"> for {case_number}</span>
            </a>
            {label === 'Exhibits' ? (
              <ul className="muted">
                {exhibits.map((each) => (
                  <li key={each} dir="auto">
                    {each}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
      {originals.length > 0 && <p>Put in the originals, signed by hand: {originals.join(', ')}.</p>}
      <PostedForm posting={posting} />
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
        <Button variant="secondary" size="small" aria-expanded={isPosted} onClick={() => setPosted(!isPosted)}>
          It was posted nevertheless…<span className="visually-hidden"> {case_number}</span>
        </Button>
      </p>
      {isPosted && <PostedForm posting={posting} />}
    </Notice>
  );
}

/** Nobody knows whether it was mailed: a mailhouse gave no answer, or it left after the moment that was restored. */
function AtMailhouse({ posting }: { posting: Posting }) {
  const [asking, setAsking] = useState(false);
  const [isPosted, setPosted] = useState(false);
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
    <Notice tone="warning" title={`Nobody knows whether this letter was mailed: ${business} (${case_number})`}>
      <p>
        {problem?.replace(/\.$/, '')}.{' '}
        {state === 'silent'
          ? 'The mailhouse is asked again under the same key, so that the letter is mailed only once.'
          : 'Nothing is sent again by itself. Find out whether the letter was mailed.'}
      </p>
      {state === 'uncertain' && (
        <p className="button-row">
          <Button variant="secondary" size="small" aria-expanded={isPosted} onClick={() => setPosted(!isPosted)}>
            It was posted…<span className="visually-hidden"> {business}</span>
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Post it by hand…<span className="visually-hidden"> {business}</span>
          </Button>
        </p>
      )}
      {isPosted && <PostedForm posting={posting} />}
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
