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
  const replies = useReplies(context.caseId);
  const [open, setOpen] = useState(false);
  const { data } = replies.list;
  const close = () => {
    // The form disappears; the focus returns to the button that opened it, once it is there again.
    flushSync(() => setOpen(false));
    document.getElementById('reply-open')?.focus();
  };
  return (
    <section className="replies" aria-labelledby="replies-title">
      <div className="replies__head">
        <Heading id="replies-title">Processor replies</Heading>
        {open ? null : (
          <Button id="reply-open" variant="secondary" size="small" onClick={() => setOpen(true)}>
            Record a reply
          </Button>
        )}
      </div>
      {open ? <ReplyForm {...context} recording={replies.record} onDone={close} /> : null}
      {data ? <ReplyList items={data.items} withdrawing={replies.withdraw} /> : null}
      {replies.list.isPending ? <Skeletons rows={1} height="4rem" label="Loading the replies…" /> : null}
      {replies.list.isError && !data ? (
        <Notice tone="danger" title="Failed to load the replies.">
          <p>{messageOf(replies.list.error, 'Please try again.')}</p>
          <div className="button-row">
            <Button variant="secondary" size="small" onClick={() => void replies.list.refetch()}>
              Try again
            </Button>
          </div>
        </Notice>
      ) : null}
    </section>
  );
}
