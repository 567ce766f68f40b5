import { api, signedIn } from '../kernel/api.ts';
import { confirm } from './confirm.ts';
import { get, list } from './get.ts';
import { listFullTexts } from './list-full-texts.ts';
import { presentFullTexts } from './present-full-texts.ts';
import { presentKnowledge, presentKnowledgeEntry } from './present-knowledge.ts';
import { restore, retire } from './retire.ts';

export const knowledgeRoutes = {
  list: api.knowledge.list.handler(async ({ context }) =>
    presentKnowledge(await list(context.services, signedIn(context))),
  ),
  get: api.knowledge.get.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentKnowledgeEntry(await get(context.services, user, input.kind, input.key));
  }),
  listFullTexts: api.knowledge.listFullTexts.handler(async ({ context }) => ({
    items: presentFullTexts(await listFullTexts(context.services, signedIn(context))),
  })),
  confirm: api.knowledge.confirm.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentKnowledgeEntry(await confirm(context.services, user, input.kind, input.key));
  }),
  retire: api.knowledge.retire.handler(async ({ context, input: { kind, ...entry } }) => {
    const user = signedIn(context);
    return presentKnowledgeEntry(await retire(context.services, user, kind, entry));
  }),
  restore: api.knowledge.restore.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentKnowledgeEntry(await restore(context.services, user, input.kind, input.key));
  }),
};
