import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import type { ReplyContext } from './reply-entry.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import './replies.css';
import { useReplies } from './use-replies.ts';

/** What the processor replied: later letters in the case quote it, and rely on nothing else of it. */
export function RepliesSection({ level: Heading, ...context }: ReplyContext & { level: 'h2' | 'h3' }) {
  const answers = useReplies(context.caseId);
  const [open, setOpen] = useState(false);
  const { data } = answers.list;
  const close = () => {
    // The form disappears; the focus returns to the button that opened it, once it is there again.
    flushSync(() => setOpen(false));
    document.getElementById('answer-open')?.focus();
  };
  return (
    <section className="answers" aria-labelledby="answers-title">
      <div className="answers__head">
        <Heading id="answers-title">What the processor answered</Heading>
        {open ? null : (
          <Button id="answer-open" variant="secondary" size="small" onClick={() => setOpen(true)}>
            Record an answer
          </Button>
        )}
      </div>
      {open ? <ReplyForm {...context} recording={answers.record} onDone={close} /> : null}
      {data ? <ReplyList items={data.items} withdrawing={answers.withdraw} /> : null}
      {answers.list.isPending ? <Skeletons rows={1} height="4rem" label="Loading the answers…" /> : null}
      {answers.list.isError && !data ? (
        <Notice tone="danger" title="Failed to load the answers.">
          <p>{messageOf(answers.list.error, 'Please try again.')}</p>
          <div className="button-row">
            <Button variant="secondary" size="small" onClick={() => void answers.list.refetch()}>
              Try again
            </Button>
          </div>
        </Notice>
      ) : null}
    </section>
  );
}
