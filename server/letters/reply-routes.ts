import type { ProcessorAnswer } from '../../contract/processor-answers.ts';
import { listAnswers, type AnswerRow } from './list-replies.ts';
import { recordAnswer } from './record-reply.ts';
import { withdrawAnswer } from './withdraw-reply.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso, isoOrNull } from '../cases/present-case.ts';

function presentAnswer({
  letter_id,
  demand_type,
  sent_at,
  file_id,
  filename,
  entered_by_name,
  withdrawn_by_name,
  ...row
}: AnswerRow): ProcessorAnswer {
  return {
    ...row,
    created_at: iso(row.created_at),
    withdrawn_at: isoOrNull(row.withdrawn_at),
    entered_by: entered_by_name,
    withdrawn_by: withdrawn_by_name,
    letter:
      letter_id !== null && demand_type !== null ? { id: letter_id, demand_type, sent_at: isoOrNull(sent_at) } : null,
    file: file_id !== null && filename !== null ? { id: file_id, filename } : null,
  };
}

export const processorAnswers = {
  list: api.processorAnswers.list.handler(async ({ context, input }) => ({
    items: (await listAnswers(context.services, signedIn(context), input.id)).map(presentAnswer),
  })),
  record: api.processorAnswers.record.handler(async ({ context, input: { id, ...entry } }) => ({
    items: (await recordAnswer(context.services, signedIn(context), id, entry)).map(presentAnswer),
  })),
  withdraw: api.processorAnswers.withdraw.handler(async ({ context, input }) => ({
    items: (await withdrawAnswer(context.services, signedIn(context), input.id)).map(presentAnswer),
  })),
};
