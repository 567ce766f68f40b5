import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../contract/contract.ts';
import { orpc } from '../../api/api.ts';
import { momentOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';

type InquiriesPage = InferContractRouterOutputs<Contract>['inquiries']['list'];
type Inquiry = InquiriesPage['items'][number];

/** A message from the contact form: the sender, how to reply, the text, and whether it is done. */
export function InquiryItem({ inquiry }: { inquiry: Inquiry }) {
  const long = inquiry.message.length > 1_200 || inquiry.message.split('\n').length > 15;
  return (
    <li className="inquiry">
      <div className="inquiry__who">
        <h3 dir="auto">{inquiry.name}</h3>
        <p>
          <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a>
        </p>
        <p dir="auto">{inquiry.phone ?? <span className="muted">No phone number</span>}</p>
        {inquiry.suspected ? (
          <p className="inquiry__suspected">
            Suspected: its hidden field was filled in, by a program or by the sender’s browser. Nobody got an email of
            it.
          </p>
        ) : null}
        <p className="muted">
          <time dateTime={inquiry.created_at}>{momentOf(inquiry.created_at)}</time>
        </p>
      </div>
      {/* A scrollable box must be focusable. */}
      <p
        className="inquiry__message"
        dir="auto"
        {...(long && { role: 'region', tabIndex: 0, 'aria-label': `Message of ${inquiry.name}` })}
      >
        {inquiry.message}
      </p>
      <HandledToggle inquiry={inquiry} />
    </li>
  );
}

/** The row stays in place when its state changes, so that the same button undoes it. */
function HandledToggle({ inquiry: { id, name, handled_at, handled_by } }: { inquiry: Inquiry }) {
  const cache = useQueryClient();
  const mark = useMutation(
    orpc.inquiries.markHandled.mutationOptions({
      onSuccess: (changed) => {
        cache.setQueriesData<InquiriesPage>(
          { queryKey: orpc.inquiries.list.key({ type: 'query' }) },
          (page) => page && withInquiry(page, changed),
        );
        void cache.invalidateQueries({ queryKey: orpc.inquiries.list.key(), refetchType: 'none' });
        void cache.invalidateQueries({ queryKey: orpc.cases.listWork.key() });
        showToast({ title: changed.handled_at === null ? 'The message is open again.' : 'Marked as handled.' });
      },
      onError: showFailure('Failed to mark the message.'),
    }),
  );
  const handled = handled_at !== null;
  const label = handled ? 'Open again' : 'Mark as handled';
  return (
    <div className="inquiry__state">
      {handled && (
        <p className="muted">
          Handled {momentOf(handled_at)}
          {handled_by && ` by ${handled_by}`}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={mark.isPending ? undefined : `${label}: ${name}`}
        busy={mark.isPending}
        busyLabel="Saving…"
        onClick={() => mark.mutate({ id, handled: !handled })}
      >
        {label}
      </Button>
    </div>
  );
}

function withInquiry(page: InquiriesPage, changed: Inquiry): InquiriesPage {
  return { ...page, items: page.items.map((each) => (each.id === changed.id ? changed : each)) };
}
