import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Posting } from '../../../contract/letter-view.ts';
import { orpc } from '../../api/api.ts';
import { PostedDialog } from '../../sending/posted-dialog.tsx';
import { postingNote, postingText } from '../../sending/posting-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { NoteDialog } from '../../ui/note-dialog.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { dueOf } from '../cases/due.ts';
import { caseHref, onPlainPress } from '../cases/row-actions.tsx';
import { useOpenCase } from '../cases/use-open-case.ts';

/** Envelopes that somebody has to post, first in staff's work. Nothing is shown while there is none. */
export function Postings() {
  const postings = useQuery(orpc.letters.listPostings.queryOptions());
  const [posted, setPosted] = useState<Posting | null>(null);
  useFailureToast(postings.errorUpdatedAt, 'Failed to load the letters to post.');
  if (!postings.data || postings.data.items.length === 0) return null;
  const { items, today } = postings.data;
  return (
    <section className="waiting-emails postings" aria-labelledby="postings-title">
      <h2 id="postings-title">Letters to post</h2>
      <ul role="list" className="waiting-emails__list">
        {items.map((posting) => (
          <li key={posting.letter_id}>
            <Item posting={posting} today={today} onPosted={() => setPosted(posting)} />
          </li>
        ))}
      </ul>
      {posted && <PostedDialog key={posted.letter_id} posting={posted} onClose={() => setPosted(null)} />}
    </section>
  );
}

/** The mailhouse has not said whether it took the letter. */
function AtMailhouse({ posting }: { posting: Posting }) {
  const [asking, setAsking] = useState(false);
  const cache = useQueryClient();
  const call = useMutation(
    orpc.letters.postByHand.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        await cache.invalidateQueries({ queryKey: orpc.letters.listPostings.key() });
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

const papers = [
  ['cover', 'Cover sheet'],
  ['label', 'Address label'],
  ['form', 'Certified-mail form'],
] as const;

function Item({ posting, today, onPosted }: { posting: Posting; today: string; onPosted: () => void }) {
  const open = useOpenCase();
  const { letter_id, case_id, case_number, business, addressee, post_by, problem, state } = posting;
  if (state !== 'to_post') return <AtMailhouse posting={posting} />;
  const due = dueOf(post_by, today);
  return (
    <div className="postings__item">
      <p>
        <strong>{postingText(posting)}</strong>{' '}
        <span className="work-due" data-state={due.state}>
          {due.text}
        </span>
      </p>
      <p className="small">
        <a href={`${caseHref(case_id)}&show=letters`} onClick={onPlainPress(() => open.view(case_id, 'letters'))}>
          {business}
        </a>{' '}
        <span className="mono">{case_number}</span> to {addressee}. {postingNote(posting)}
      </p>
      {problem && <p className="small">The mailhouse did not take it: {problem}</p>}
      <p className="button-row small">
        {papers.map(([paper, label]) => (
          <a key={paper} href={`/api/letters/${letter_id}/mailing/${paper}.pdf`} target="_blank" rel="noreferrer">
            {label}
            <span className="visually-hidden"> for {business}</span>
          </a>
        ))}
        <a href={`/api/letters/${letter_id}/pdf`} target="_blank" rel="noreferrer">
          Letter<span className="visually-hidden"> of {business}</span>
        </a>
        <Button variant="primary" size="small" onClick={onPosted}>
          It was posted…<span className="visually-hidden"> {business}</span>
        </Button>
      </p>
    </div>
  );
}
