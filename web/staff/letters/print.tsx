import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { LetterView } from '../../../contract/letter-view.ts';
import { isBarring } from '../../../domain/letters/decision.ts';
import type { LetterStatus } from '../../../domain/letters/letter.ts';
import { isApproved } from '../../../domain/letters/life.ts';
import { site } from '../../../content/site.ts';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import { StaffOnly } from '../panel/staff-guard.tsx';
import './print.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Print · ${site.name}` }];

/** A letter alone, for printing: opened in its own window, it prompts the browser to print. */
export default function PrintPage() {
  const { id = '' } = useParams();
  return (
    <StaffOnly bare>
      <main id="main" className="print-page">
        <Letter id={id} />
      </main>
    </StaffOnly>
  );
}

function Letter({ id }: { id: string }) {
  // A separate query key, so that nothing refreshes it: a document being printed must not change.
  const query = useQuery({
    queryKey: ['letter-to-print', id],
    queryFn: () => api.letters.get({ id }),
    staleTime: Infinity,
  });
  if (query.data) return <Paper letter={query.data} />;
  if (query.isPending)
    return (
      <>
        <h1 className="visually-hidden">Print a letter</h1>
        <Skeletons rows={3} height="10rem" label="Loading the letter…" />
      </>
    );
  if (codeOf(query.error) === 'NOT_FOUND' || codeOf(query.error) === 'INVALID_INPUT') return <NoSuchLetter />;
  return (
    <>
      <h1>Print a letter</h1>
      <ListFailed
        noun="the letter"
        message={messageOf(query.error, 'Please try again.')}
        retry={() => void query.refetch()}
        restart={null}
      />
    </>
  );
}

/** Printed across a letter that must not be mistaken for one to be sent. */
const unapprovedText: Partial<Record<LetterStatus, string>> = {
  draft: 'Draft, not approved',
  in_review: 'Draft, not approved',
  superseded: 'Superseded by a newer letter, not to be sent',
};

function Paper({ letter }: { letter: LetterView }) {
  usePrintOnce(letter);
  const bar = letter.decisions.find((each) => isBarring(each, 'sending'));
  const unapproved =
    unapprovedText[letter.status] ?? (bar && isApproved(letter.status) ? `Not to be sent. ${bar.text}` : null);
  return (
    <>
      <div className="print-page__bar no-print">
        <p className="muted small">
          {letter.case_number}, version {letter.version}. What is mailed is the PDF.
        </p>
        <div className="button-row">
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
          <a href={`/api/letters/${letter.id}/pdf`} target="_blank" rel="noopener">
            PDF<span className="visually-hidden"> (opens a new window)</span>
          </a>
          {letter.has_exhibit_book ? (
            <a href={`/api/letters/${letter.id}/exhibits.pdf`} target="_blank" rel="noopener">
              Exhibits<span className="visually-hidden"> as PDF (opens a new window)</span>
            </a>
          ) : null}
        </div>
      </div>
      {unapproved ? <p className="print-page__draft">{unapproved}</p> : null}
      {/* Safe as HTML: drafting/text/render-text.ts writes this markup and escapes the text in it. */}
      <div className="print-letter" dangerouslySetInnerHTML={{ __html: letter.content_html }} />
    </>
  );
}

/** Prints once, when the fonts have loaded. The title becomes the file name when saving as PDF. */
function usePrintOnce({ case_number, title }: LetterView): void {
  const asked = useRef(false);
  useEffect(() => {
    document.title = `${case_number} ${title} · ${site.name}`;
    if (asked.current) return;
    asked.current = true;
    void document.fonts.ready.then(() => requestAnimationFrame(() => window.print()));
  }, [case_number, title]);
}

function NoSuchLetter() {
  return (
    <div className="fields">
      <h1>Letter not found</h1>
      <p>There is no such letter. Its address may be mistyped, or its case was erased.</p>
      <div>
        <LinkButton to="/admin">Admin Panel</LinkButton>
      </div>
    </div>
  );
}
