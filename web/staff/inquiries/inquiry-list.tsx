import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { inquiriesAddress, inquiriesRequest, inquiryViews, type InquiriesAddress } from './inquiries-address.ts';
import { InquiryItem } from './inquiry-item.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import { Pager } from '../panel/pager.tsx';

type View = InquiriesAddress['show'];

const viewText: Record<View, string> = { open: 'Open', handled: 'Handled', all: 'All messages' };

/** The contact form's messages, newest first; the URL says which. */
export function InquiryList() {
  const [address, setAddress] = useQueryStates(inquiriesAddress, { history: 'push' });
  const query = useQuery({
    ...orpc.inquiries.list.queryOptions({ input: inquiriesRequest(address) }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <>
      <form className="inquiry-filter" aria-label="Filter messages" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          id="inquiry-view"
          label="Show"
          width="short"
          options={inquiryViews.map((value) => ({ value, label: viewText[value] }))}
          value={address.show}
          onChange={(event) =>
            void setAddress({ show: inquiryViews.find((each) => each === event.target.value) ?? 'open', after: [] })
          }
        />
      </form>
      {query.isError && (
        <ListFailed
          noun="the messages"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={address.after.length > 0 ? () => void setAddress({ after: [] }) : null}
        />
      )}
      {!data && query.isPending && <Skeletons rows={4} height="7rem" label="Loading messages…" />}
      {data && !query.isError && (
        <>
          <div
            className="inquiries__rows"
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isFetching}
          >
            {data.items.length === 0 ? (
              <NoMessages view={address.show} onAll={() => void setAddress({ show: 'all', after: [] })} />
            ) : (
              <ul role="list" className="inquiries__list">
                {data.items.map((each) => (
                  <InquiryItem key={each.id} inquiry={each} />
                ))}
              </ul>
            )}
          </div>
          <Pager
            noun={['message', 'messages']}
            after={address.after}
            page={data}
            onAfter={(after) => void setAddress({ after })}
          />
        </>
      )}
    </>
  );
}

function NoMessages({ view, onAll }: { view: View; onAll: () => void }) {
  if (view === 'all')
    return (
      <EmptyState title="No messages yet">
        <p>
          Messages from the contact form appear here at once; each staff member also gets them by email, but for those
          that are suspected.
        </p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={view === 'open' ? 'No open messages' : 'No handled messages'}
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all messages
        </Button>
      }
    >
      <p>
        {view === 'open'
          ? 'Every message of the contact form is handled.'
          : 'A message appears here when somebody marks it as handled.'}
      </p>
    </EmptyState>
  );
}
