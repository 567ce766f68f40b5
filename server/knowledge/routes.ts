import { confirmEntry } from './confirm.ts';
import { listKnowledge } from './list.ts';
import { readEntry } from './get.ts';
import { restoreEntry } from './restore.ts';
import { retireEntry } from './retire.ts';
import { api, signedIn } from '../kernel/api.ts';
import { presentKnowledge, presentKnowledgeEntry } from './present-knowledge.ts';

export const knowledge = {
  list: api.knowledge.list.handler(async ({ context }) =>
    presentKnowledge(await listKnowledge(context.services, signedIn(context))),
  ),
  entry: api.knowledge.entry.handler(async ({ context, input }) =>
    presentKnowledgeEntry(await readEntry(context.services, signedIn(context), input.kind, input.key)),
  ),
  confirm: api.knowledge.confirm.handler(async ({ context, input }) =>
    presentKnowledgeEntry(await confirmEntry(context.services, signedIn(context), input.kind, input.key)),
  ),
  retire: api.knowledge.retire.handler(async ({ context, input: { kind, ...entry } }) =>
    presentKnowledgeEntry(await retireEntry(context.services, signedIn(context), kind, entry)),
  ),
  restore: api.knowledge.restore.handler(async ({ context, input }) =>
    presentKnowledgeEntry(await restoreEntry(context.services, signedIn(context), input.kind, input.key)),
  ),
};
