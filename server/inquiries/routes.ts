import { z } from 'zod';
import { confirmationSent, messageSent } from '../../domain/inquiries/inquiry.ts';
import type { Inquiry } from '../../contract/inquiries.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { list, listSubscribers, markHandled } from './staff.ts';
import { sendMessage } from './send-message.ts';
import type { InquiryRow } from './queries.ts';
import { subscribe } from './subscription.ts';
import { api, signedIn } from '../kernel/api.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';

const position = z.object({
  value: z.string().max(100),
  id: z.uuid(),
  total: z.number().int().min(0),
  list: z.string(),
});

export const inquiryRoutes = {
  sendMessage: api.inquiries.sendMessage.handler(async ({ context, input: { website, ...message } }) => {
    await sendMessage(context.services, context.address, { ...message, suspected: website !== '' });
    return messageSent;
  }),
  subscribe: api.inquiries.subscribe.handler(async ({ context, input: { website, email } }) => {
    await subscribe(context.services, context.address, email, website);
    return confirmationSent;
  }),
  list: api.inquiries.list.handler(async ({ context, input }) => {
    const filter = `inquiries:${input.filter ?? 'all'}`;
    const after = readCursor(
      position.refine((each) => each.list === filter),
      input.cursor,
    );
    const { items, next, total } = await list(context.services, signedIn(context), input.filter, after, input.limit);
    return { items: items.map(presentInquiry), next_cursor: next && writeCursor({ ...next, list: filter }), total };
  }),
  markHandled: api.inquiries.markHandled.handler(async ({ context, input }) =>
    presentInquiry(await markHandled(context.services, signedIn(context), input.id, input.handled)),
  ),
  listSubscribers: api.inquiries.listSubscribers.handler(async ({ context, input }) => {
    const after = readCursor(
      position.refine((each) => each.list === 'subscribers'),
      input.cursor,
    );
    const { items, next, total } = await listSubscribers(context.services, signedIn(context), after, input.limit);
    return {
      items: items.map(({ id, email, confirmed_at }) => ({ id, email, confirmed_at: iso(confirmed_at) })),
      next_cursor: next && writeCursor({ ...next, list: 'subscribers' }),
      total,
    };
  }),
};

/** A message of the contact form as staff see it. */
function presentInquiry(row: InquiryRow): Inquiry {
  const { id, name, email, phone, message, suspected, created_at, handled_at, handled_by } = row;
  return {
    id,
    name,
    email,
    phone,
    message,
    suspected,
    created_at: iso(created_at),
    handled_at: isoOrNull(handled_at),
    handled_by,
  };
}
