import { Readable } from 'node:stream';
import { systemActor } from '../../db/actor.ts';
import {
  accountData,
  caseData,
  caseLedger,
  caseMessages,
  withCounsel,
  correspondenceOf,
  draftUploads,
  ownCases,
  storedOfCase,
  type OwnCase,
  type StoredItem,
} from './own-data.ts';
import { asCsv } from '../../domain/csv.ts';
import { StorageMissing } from '../ports/storage/storage.ts';
import type { User } from '../kernel/user.ts';
import { openEin } from '../kernel/ein.ts';
import type { Services } from '../kernel/context.ts';
import { consentsOf } from '../ai/queries.ts';
import { recordsOfCase } from './own-records.ts';
import { eventsOfCase, harmOfCase } from '../story/queries.ts';
import { exportReadme } from './export-readme.ts';
import type { ZipEntry } from './zip-stream.ts';

/**
 * Everything stored about a user, as files of an archive. Collects only names; each file is read, as the user, when its
 * turn comes.
 */
export async function exportEntries(services: Services, user: User): Promise<ZipEntry[]> {
  const missing: string[] = [];
  const { cases, drafts } = await services.database.as(user, async (db) => ({
    cases: await ownCases(db, user),
    drafts: await draftUploads(db, user.id),
  }));
  const account = () => services.database.as(user, (db) => accountData(db, user.id));
  const entries = [
    jsonEntry('account.json', async () => ({
      ...(await account()).account,
      ...(await underOwnAddress(services, user)),
    })),
    jsonEntry('profile.json', async () => (await account()).profile),
    jsonEntry('draft/application.json', async () => (await account()).draft),
    ...storedEntries(services, 'draft/files', drafts, missing),
  ];
  for (const each of cases) entries.push(...(await entriesOfCase(services, user, each, missing)));
  entries.push(
    textEntry('README.txt', async () =>
      exportReadme(
        user.email,
        services.clock.now(),
        cases.map((each) => each.case_number),
        missing,
      ),
    ),
  );
  return entries;
}

/** Only for a verified address. */
async function underOwnAddress(services: Services, { verifiedEmail }: User): Promise<object> {
  return verifiedEmail ? services.database.as(systemActor, (db) => correspondenceOf(db, verifiedEmail)) : {};
}

async function entriesOfCase(
  services: Services,
  user: User,
  { id, case_number }: OwnCase,
  missing: string[],
): Promise<ZipEntry[]> {
  const folder = `cases/${case_number}`;
  const stored = await services.database.as(user, (db) => storedOfCase(db, id));
  const numbered = (items: readonly StoredItem[]): StoredItem[] =>
    items.map((each, index) => ({ ...each, name: `${index + 1}-${each.name}.pdf` }));
  const [letters, papers] = [numbered(stored.letters), numbered(stored.papers)];
  return [
    jsonEntry(`${folder}/case.json`, () => wholeCase(services, user, id)),
    jsonEntry(`${folder}/messages.json`, () => services.database.as(user, (db) => caseMessages(db, id))),
    jsonEntry(`${folder}/counsel.json`, () => services.database.as(user, (db) => withCounsel(db, id))),
    jsonEntry(`${folder}/records.json`, () => services.database.as(user, (db) => recordsOfCase(db, id))),
    jsonEntry(`${folder}/story.json`, () =>
      services.database.as(user, async (db) => ({
        events: await eventsOfCase(db, id),
        harm: await harmOfCase(db, id),
      })),
    ),
    textEntry(`${folder}/ledger.csv`, async () =>
      ledgerCsv(await services.database.as(user, (db) => caseLedger(db, id))),
    ),
    ...storedEntries(services, `${folder}/letters`, letters, missing),
    ...storedEntries(services, `${folder}/papers`, papers, missing),
    ...storedEntries(services, `${folder}/files`, stored.files, missing),
  ];
}

/** The tax id is in clear, being their own. Internal ids are left out. */
async function wholeCase(services: Services, user: User, id: string): Promise<object | null> {
  const [found, consents] = await services.database.as(user, (db) =>
    Promise.all([caseData(db, id), consentsOf(db, id)]),
  );
  if (!found) return null;
  const {
    ein_encrypted,
    ein_last4: _last4,
    email_key: _key,
    contact_key: _contact,
    org_id: _org,
    attorney_id: _attorney,
    created_by: _maker,
    owner_id: _owner,
    ...stored
  } = found.row;
  // Staff's plans are internal, like their notes and what they found out about names.
  const {
    next_action: _action,
    next_action_on: _on,
    next_action_for: _for,
    next_action_was_on: _was,
    conflict: _conflict,
    ...fields
  } = stored;
  const ein = ein_encrypted ? openEin(ein_encrypted, services.config.appKeys) : null;
  return {
    ...fields,
    ein,
    business_owners: found.owners,
    previous_processors: found.processors,
    fee_terms: found.feeTerms,
    files: found.files,
    letters: found.letters,
    papers: found.papers,
    letter_facts: found.facts,
    guests: found.guests,
    ai_consents: consents,
  };
}

function ledgerCsv(rows: Awaited<ReturnType<typeof caseLedger>>): string {
  return asCsv([
    ['date', 'entry', 'amount in US dollars', 'status', 'note'],
    ...rows.map(({ date, kind, amount_cents, status, words }) => [
      date,
      kind,
      Number((amount_cents / 100).toFixed(2)),
      status,
      words,
    ]),
  ]);
}

function jsonEntry(path: string, read: () => Promise<unknown>): ZipEntry {
  return textEntry(path, async () => `${JSON.stringify(await read(), null, 2)}\n`);
}

function textEntry(path: string, read: () => Promise<string>): ZipEntry {
  return { path, packed: true, open: async () => Readable.from([Buffer.from(await read())]) };
}

/** Stored files under their own names. A missing one becomes an empty file, named in the README. */
function storedEntries(
  services: Services,
  folder: string,
  items: readonly StoredItem[],
  missing: string[],
): ZipEntry[] {
  const taken = new Set<string>();
  return items.map(({ name, storage_key }) => {
    const path = `${folder}/${freeName(safeName(name), taken)}`;
    return {
      path,
      packed: false,
      open: () =>
        services.storage.get(storage_key).catch((error: unknown) => {
          if (!(error instanceof StorageMissing)) throw error;
          missing.push(path);
          return Readable.from([]);
        }),
    };
  });
}

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

/** A file name that is valid on every system and cannot leave its folder. */
export function safeName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(-200);
  return plain === '' ? 'file' : plain;
}
