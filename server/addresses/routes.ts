import { api, signedIn } from '../kernel/api.ts';
import { isoOrNull, iso } from '../kernel/present.ts';
import type { BookAddress } from '../../contract/addresses.ts';
import { add } from './add.ts';
import { confirm } from './confirm.ts';
import { list } from './list.ts';
import { takeOut } from './take-out.ts';
import type { ShownAddress } from './for-viewer.ts';

export const addressRoutes = {
  list: api.addresses.list.handler(async ({ context, input }) => {
    const rows = await list(context.services, signedIn(context), input.processor ?? null);
    return { items: rows.map(present) };
  }),
  add: api.addresses.add.handler(async ({ context, input }) => {
    return { items: (await add(context.services, signedIn(context), input)).map(present) };
  }),
  confirm: api.addresses.confirm.handler(async ({ context, input }) => {
    return present({ ...(await confirm(context.services, signedIn(context), input.id)), barred_by: null });
  }),
  takeOut: api.addresses.takeOut.handler(async ({ context, input }) => {
    await takeOut(context.services, signedIn(context), input.id);
    return { ok: true as const };
  }),
};

function present({ added_by: _by, ...row }: ShownAddress): BookAddress {
  return {
    ...row,
    added_at: iso(row.added_at),
    confirmed_at: isoOrNull(row.confirmed_at),
    usable: row.origin === 'agreement' || row.confirmed_at !== null,
    may_confirm: row.confirmed_at === null && row.barred_by === null,
  };
}
