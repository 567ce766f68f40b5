import type { OwnSourcesView } from '../../contract/own-sources.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso } from '../kernel/present.ts';
import type { User } from '../kernel/user.ts';
import { addAuthority } from './add-authority.ts';
import { addFact } from './add-fact.ts';
import { listSources, type LetterSources } from './list-sources.ts';
import { withdrawFact } from './withdraw-fact.ts';

/** Anybody at the desk may retire an authority; only the attorney who added a fact may withdraw it. */
function present({ letter, authorities, facts }: LetterSources, viewer: User): OwnSourcesView {
  return {
    letter_id: letter.id,
    authorities: authorities.map(({ added_by: _by, added_at, ...each }) => ({
      ...each,
      added_at: iso(added_at),
      may_withdraw: each.standing !== 'withdrawn',
    })),
    facts: facts.map(({ added_by, added_at, ...each }) => ({
      ...each,
      added_at: iso(added_at),
      may_withdraw: each.standing !== 'withdrawn' && added_by === viewer.id,
    })),
    may_add: viewer.role === 'attorney' && letter.attorney_id === viewer.id,
  };
}

export const sourceRoutes = {
  listSources: api.letters.listSources.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return present(await listSources(context.services, user, input.id), user);
  }),
  addAuthority: api.letters.addAuthority.handler(async ({ context, input: { id, ...given } }) => {
    const user = signedIn(context);
    return present(await addAuthority(context.services, user, id, given), user);
  }),
  addFact: api.letters.addFact.handler(async ({ context, input: { id, ...given } }) => {
    const user = signedIn(context);
    return present(await addFact(context.services, user, id, given), user);
  }),
  withdrawFact: api.letters.withdrawFact.handler(async ({ context, input: { id, ...given } }) => {
    const user = signedIn(context);
    return present(await withdrawFact(context.services, user, id, given), user);
  }),
};
