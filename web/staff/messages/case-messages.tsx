import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { Composer } from './composer.tsx';
import type { MessageDraft } from './message-draft.ts';
import './messages.css';
import { ThreadEntry } from './thread-entry.tsx';
import { useThread } from './use-thread.ts';

type Props = { theCase: AdminCase; begins?: MessageDraft['visibility'] };

/** The messages of a case, to and from the merchant and internal, with a composer. */
export function CaseMessages({ theCase, begins = 'internal' }: Props) {
  return (
    <div className="correspondence">
      <Composer theCase={theCase} begins={begins} />
      <Thread caseId={theCase.id} />
    </div>
  );
}

function Thread({ caseId }: { caseId: string }) {
  const { query, messages, unread, fresh, list } = useThread(caseId);
  return (
    <section className="case-thread" aria-labelledby="thread-title">
      <h3 id="thread-title">
        Thread{unread > 0 ? <span className="case-thread__unread">{unread} unread</span> : null}
      </h3>
      {query.isPending ? <Skeletons rows={3} height="5rem" label="Loading the messages…" /> : null}
      {query.isError && !messages ? (
        <ListFailed
          noun="the messages"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={null}
        />
      ) : null}
      {messages?.length === 0 ? (
        <EmptyState title="No messages yet">
          <p>Write an internal note, or a message to the merchant, who is notified by email.</p>
        </EmptyState>
      ) : null}
      {messages && messages.length > 0 ? (
        <ol role="list" ref={list} className="entries">
          {messages.map((each) => (
            <ThreadEntry key={each.id} message={each} fresh={fresh.has(each.id)} />
          ))}
        </ol>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={query.isFetchingNextPage}
            busyLabel="Loading older messages…"
            onClick={() => void query.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      ) : null}
      {query.isFetchNextPageError ? (
        <p role="alert" className="small">
          The older messages could not be loaded. {messageOf(query.error, 'Please try again.')}
        </p>
      ) : null}
    </section>
  );
}
