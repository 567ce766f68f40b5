import { api, signedIn } from '../kernel/api.ts';
import { isoOrNull, iso } from '../kernel/present.ts';
import type { BookAddress } from '../../contract/addresses.ts';
import type { User } from '../kernel/user.ts';
import { add } from './add.ts';
import { confirm } from './confirm.ts';
import { list } from './list.ts';
import { takeOut } from './take-out.ts';
import type { BookAddressRow } from './queries.ts';

export const addressRoutes = {
  list: api.addresses.list.handler(async ({ context, input }) => {
    const user = signedIn(context);
    const rows = await list(context.services, user, input.processor ?? null);
    return { items: rows.map((row) => present(row, user)) };
  }),
  add: api.addresses.add.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return { items: (await add(context.services, user, input)).map((row) => present(row, user)) };
  }),
  confirm: api.addresses.confirm.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return present(await confirm(context.services, user, input.id), user);
  }),
  takeOut: api.addresses.takeOut.handler(async ({ context, input }) => {
    await takeOut(context.services, signedIn(context), input.id);
    return { ok: true as const };
  }),
};

function present({ added_by, ...row }: BookAddressRow, viewer: User): BookAddress {
  return {
    ...row,
    added_at: iso(row.added_at),
    confirmed_at: isoOrNull(row.confirmed_at),
    usable: row.origin === 'agreement' || row.confirmed_at !== null,
    may_confirm: row.confirmed_at === null && added_by !== viewer.id,
  };
}
