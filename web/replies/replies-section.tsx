import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { newReply, type ReplyContext } from './reply-entry.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import './replies.css';
import { useReplies, type Replies } from './use-replies.ts';
import { useUnsavedReply } from './use-unsaved-reply.ts';

/**
 * The processor's replies. The ledger, the clocks and later letters of the case depend on these entries alone, and not
 * on the files themselves.
 */
export function RepliesSection({
  level: Heading,
  begin = false,
  ...context
}: ReplyContext & { level: 'h2' | 'h3'; /** Opens the form at once. */ begin?: boolean }) {
  const replies = useReplies(context.caseId);
  const { value, change, clear } = useUnsavedReply(context.caseId);
  const [begun, setBegun] = useState(() => (begin ? newReply('') : null));
  const reply = value ?? begun;
  const [pressed, setPressed] = useState(false);
  const { data } = replies.list;
  const close = () => {
    // The form disappears. The focus returns to the button that opened it, as soon as that is rendered again.
    flushSync(() => {
      setBegun(null);
      clear();
    });
    document.getElementById('reply-open')?.focus();
  };
  return (
    <section className="replies" aria-labelledby="replies-title">
      <div className="replies__head">
        <Heading id="replies-title">Processor replies</Heading>
        {reply ? null : (
          <Button
            id="reply-open"
            variant="secondary"
            size="small"
            onClick={() => {
              setPressed(true);
              change(() => newReply(''));
            }}
          >
            Record a reply
          </Button>
        )}
      </div>
      {reply ? (
        <ReplyForm
          {...context}
          reply={reply}
          onChange={(next) => change(() => next)}
          recording={replies.record}
          takesFocus={pressed}
          onDone={close}
        />
      ) : null}
      {data ? <ReplyList items={data.items} withdrawing={replies.withdraw} /> : null}
      {replies.list.isPending ? <Skeletons rows={1} height="4rem" label="Loading the replies…" /> : null}
      {replies.list.isError && !data ? <NotLoaded list={replies.list} /> : null}
    </section>
  );
}

function NotLoaded({ list }: { list: Replies['list'] }) {
  return (
    <Notice tone="danger" title="Failed to load the replies.">
      <p>{messageOf(list.error, 'Please try again.')}</p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
