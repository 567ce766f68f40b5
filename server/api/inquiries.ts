import type { Inquiry } from '../../contract/inquiries.ts';
import type { InquiryRow } from '../../db/queries/inquiries.ts';
import { confirmationSent, messageSent } from '../../domain/inquiry.ts';
import { receiveMessage } from '../people/receive-message.ts';
import { subscribe } from '../people/subscribe.ts';
import { api } from './guard.ts';
import { iso, isoOrNull } from './present-case.ts';

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
