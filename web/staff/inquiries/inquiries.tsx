import { useQuery } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { site } from '../../../content/site.ts';
import { orpc } from '../../api/api.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import '../panel/staff.css';
import './inquiries.css';
import { InquiryList } from './inquiry-list.tsx';
import { StaffOnly } from '../panel/staff-guard.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Inquiries · ${site.name}` }];

export default function AdminInquiriesPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main inquiries">
          <div className="inquiries__head">
            <h1>Inquiries</h1>
            <SubscriberCount />
          </div>
          <section aria-labelledby="messages-title" className="inquiries__messages">
            <h2 id="messages-title">Messages of the contact form</h2>
            <InquiryList />
          </section>
        </main>
      </NuqsAdapter>
    </StaffOnly>
  );
}

/** The number of confirmed newsletter subscriptions. */
function SubscriberCount() {
  const { data, isError, refetch } = useQuery(orpc.inquiries.listSubscribers.queryOptions({ input: { limit: 1 } }));
  if (isError)
    return (
      <p>
        The number of newsletter subscribers is not available.{' '}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  return (
    <p aria-busy={!data}>
      {data ? (
        <>
          <strong className="money">{data.total.toLocaleString('en-US')}</strong> confirmed newsletter{' '}
          {data.total === 1 ? 'subscriber' : 'subscribers'}
        </>
      ) : (
        <Skeleton width="15rem" />
      )}
    </p>
  );
}
