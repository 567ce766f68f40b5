import type { Inquiry } from '../../contract/inquiries.ts';
import type { InquiryRow } from './queries.ts';
import { confirmationSent, messageSent } from '../../domain/inquiry.ts';
import { receiveMessage } from './send-message.ts';
import { subscribe } from './subscribe.ts';
import { api } from '../kernel/api.ts';
import { iso, isoOrNull } from '../cases/present-case.ts';

export const inquiries = {
  sendMessage: api.inquiries.sendMessage.handler(async ({ context, input: { website, ...message } }) => {
    await receiveMessage(context.services, context.address, message, website);
    return messageSent;
  }),
  subscribe: api.inquiries.subscribe.handler(async ({ context, input: { website, email } }) => {
    await subscribe(context.services, context.address, email, website);
    return confirmationSent;
  }),
};

/** A message of the contact form as staff see it. */
export function presentInquiry({
  id,
  name,
  email,
  phone,
  message,
  created_at,
  handled_at,
  handled_by,
}: InquiryRow): Inquiry {
  return {
    id,
    name,
    email,
    phone,
    message,
    created_at: iso(created_at),
    handled_at: isoOrNull(handled_at),
    handled_by,
  };
}
