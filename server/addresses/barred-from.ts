import type { Db } from '../../db/actor.ts';
import { notResponsible, type Responsibility } from '../../domain/addresses/who-confirms.ts';
import { activeStatuses } from '../../domain/cases/case.ts';
import type { Processor } from '../../domain/processors.ts';
import { isLead } from '../people/is-lead.ts';
import { barredBeside } from '../people/second-person.ts';

type Address = { id: string; processor: Processor; added_by: string | null };

const ownAddress = 'You added this address; a second person confirms it.';

/** Why a user may not confirm each of these addresses, in a sentence, by its id; none for those that they may. */
export async function barredFrom(db: Db, userId: string, addresses: readonly Address[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const addedBy = addresses.map(({ added_by }) => added_by);
  const beside = await barredBeside(db, userId, addedBy, ownAddress);
  const responsible = await responsibilityOf(db, userId);
  return new Map(
    addresses.flatMap(({ id, processor, added_by }): [string, string][] => {
      const barred = beside.get(added_by) ?? notResponsible(processor, responsible);
      return barred === null ? [] : [[id, barred]];
    }),
  );
}

async function responsibilityOf(db: Db, userId: string): Promise<Responsibility> {
  const rows = await db
    .selectFrom('cases')
    .select('processor')
    .distinct()
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('attorney_id', '=', userId)]))
    .where('status', 'in', activeStatuses)
    .where('cancelled_at', 'is', null)
    .execute();
  return { processors: rows.map(({ processor }) => processor), isLead: await isLead(db, userId) };
}
