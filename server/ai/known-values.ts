import type { Db } from '../../db/actor.ts';
import { caseFieldRows, columnsOf, type CaseField } from '../../domain/case-fields.ts';
import { recordOf } from '../../domain/json.ts';
import { counselOf } from '../kernel/counsel-of.ts';
import { openEin } from '../kernel/ein.ts';
import type { Services } from '../kernel/context.ts';

const nameKinds: readonly CaseField['kind'][] = ['email', 'phone', 'url', 'ein', 'address'];
const namingColumns = caseFieldRows
  .filter(({ kind, names }) => names === true || nameKinds.includes(kind))
  .flatMap(({ name }) => columnsOf(name));

/** The name that the merchant typed of a processor of which we have no row; never masked. */
export async function keptNames(db: Db, caseId: string): Promise<string[]> {
  const row = await db.selectFrom('cases').select('other_processor').where('id', '=', caseId).executeTakeFirst();
  return row?.other_processor ? [row.other_processor] : [];
}

/**
 * What is on file of a case and names somebody or reaches them: its fields that do, its owners, guests, attorney, and
 * the accounts that are its merchant's. Empty strings may be among them. For the system alone.
 */
export async function knownValues({ config }: Services, db: Db, caseId: string): Promise<string[]> {
  const [row, owners, guests, users, counsel] = await Promise.all([
    db.selectFrom('cases').selectAll().where('id', '=', caseId).executeTakeFirst(),
    db.selectFrom('business_owners').select('owner_name').where('case_id', '=', caseId).execute(),
    db.selectFrom('case_guests').select(['name', 'email']).where('case_id', '=', caseId).execute(),
    db
      .selectFrom('users')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .innerJoin('cases', 'cases.created_by', 'users.id')
      .select(['users.email', 'users.phone', 'profiles.first_name', 'profiles.last_name', 'profiles.display_name'])
      .where('cases.id', '=', caseId)
      .execute(),
    counselOf(db, caseId),
  ]);
  if (!row) return [];
  const stored = recordOf(row);
  return [
    ...namingColumns.flatMap((column) => textsIn(stored[column])),
    ...(row.ein_encrypted ? einForms(openEin(row.ein_encrypted, config.appKeys)) : []),
    ...namesIn(`${row.first_name} ${row.last_name}`),
    ...owners.flatMap(({ owner_name }) => namesIn(owner_name)),
    ...guests.flatMap(({ name, email }) => [...namesIn(name), email]),
    ...users.flatMap(({ email, phone, first_name, last_name, display_name }) => [
      email,
      phone ?? '',
      ...namesIn(`${first_name ?? ''} ${last_name ?? ''}`),
      ...namesIn(display_name ?? ''),
    ]),
    ...(counsel ? [...namesIn(counsel.name), counsel.firm, counsel.bar_number] : []),
  ];
}

/** A field's text by its parts: the lines of a list, the parts of an address but its state, which decides on the law. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/[\n,;]/)
      .flatMap((part) => [part, part.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')]);
  const { street, city, zip } = recordOf(value);
  return [street, city, zip].flatMap((part) => (typeof part === 'string' ? [part] : []));
}

const namesIn = (name: string): string[] => [name, ...name.split(/[\s,]+/)];

const einForms = (ein: string): string[] => {
  const digits = ein.replaceAll(/\D/g, '');
  return [digits, `${digits.slice(0, 2)}-${digits.slice(2)}`];
};
