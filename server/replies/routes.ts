import type { ProcessorReply } from '../../contract/replies.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { api, signedIn } from '../kernel/api.ts';
import { type ReplyRow, listReplies } from './list-replies.ts';
import { recordReply } from './record-reply.ts';
import { withdrawReply } from './withdraw-reply.ts';

export const replyRoutes = {
  listReplies: api.letters.listReplies.handler(async ({ context, input }) => ({
    items: (await listReplies(context.services, signedIn(context), input.id)).map(presentReply),
  })),
  recordReply: api.letters.recordReply.handler(async ({ context, input: { id, ...entry } }) => ({
    items: (await recordReply(context.services, signedIn(context), id, entry)).map(presentReply),
  })),
  withdrawReply: api.letters.withdrawReply.handler(async ({ context, input }) => ({
    items: (await withdrawReply(context.services, signedIn(context), input.id)).map(presentReply),
  })),
};

function presentReply({
  letter_id,
  demand_type,
  sent_at,
  file_id,
  filename,
  entered_by_name,
  withdrawn_by_name,
  offer_id,
  offer_status,
  ...row
}: ReplyRow): ProcessorReply {
  return {
    ...row,
    created_at: iso(row.created_at),
    withdrawn_at: isoOrNull(row.withdrawn_at),
    entered_by: entered_by_name,
    withdrawn_by: withdrawn_by_name,
    offer: offer_id !== null && offer_status !== null ? { id: offer_id, status: offer_status } : null,
    letter:
      letter_id !== null && demand_type !== null ? { id: letter_id, demand_type, sent_at: isoOrNull(sent_at) } : null,
    file: file_id !== null && filename !== null ? { id: file_id, filename } : null,
  };
}
