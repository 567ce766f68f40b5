import { v7 as uuidv7 } from 'uuid';
import { byteEndpoints } from '../../contract/bytes.ts';
import { systemActor, type Db } from '../../db/actor.ts';
import type { Config } from '../kernel/config.ts';
import type { Services } from '../kernel/context.ts';
import { keyedHash, storedHash } from '../kernel/keyed-hash.ts';
import { notFound } from '../kernel/refusal.ts';
import { approvedBook } from '../letters/is-approved.ts';
import { signedLetter, storedPdf } from '../letters/read-letter-bytes.ts';

const lastsMs = 30 * 86_400_000;
const tokenLength = 43;

/** 256 bits that only the program can derive from the link's id; only their hash is stored. */
const tokenOf = ({ appKey }: Config, linkId: string): string => keyedHash(appKey, 'letter-link', linkId);

/** The address of a link, for the one email that contains it. */
export const linkAddress = (config: Config, linkId: string): string =>
  `${config.publicUrl}/api${byteEndpoints['letters.openLink'].path}?token=${tokenOf(config, linkId)}`;

/** Makes a link to one version of a letter for one recipient, valid for 30 days. Returns its id. */
export async function createLink(
  { config, clock }: Services,
  db: Db,
  { letter, recipient }: { letter: { id: string; case_id: string; version: number }; recipient: string },
): Promise<string> {
  const id = uuidv7();
  const now = clock.now();
  await db
    .insertInto('letter_links')
    .values({
      id,
      letter_id: letter.id,
      case_id: letter.case_id,
      version: letter.version,
      token_hash: storedHash(tokenOf(config, id)),
      recipient,
      created_at: now,
      expires_at: new Date(now.getTime() + lastsMs),
    })
    .execute();
  return id;
}

/** What a valid link leads to. */
type LinkedLetter = {
  id: string;
  letter_id: string;
  case_id: string;
  version: number;
  title: string;
  case_number: string;
  pdf_key: string;
  pdf_sha256: string;
};

/** The letter behind a token. Throws NOT_FOUND alike for one that is unknown, has expired or was revoked. */
export async function linkedLetter(services: Services, token: string): Promise<LinkedLetter> {
  const now = services.clock.now();
  const found =
    token.length === tokenLength
      ? await services.database.as(systemActor, (db) => findLinked(db, storedHash(token), now))
      : undefined;
  if (!found) throw notFound('This letter');
  return found;
}

/** The file that left: the signed one, or the version's own PDF for a letter from before letters were signed. */
async function findLinked(db: Db, tokenHash: string, now: Date): Promise<LinkedLetter | undefined> {
  const found = await db
    .selectFrom('letter_links as k')
    .innerJoin('letters as l', 'l.id', 'k.letter_id')
    .innerJoin('cases as c', 'c.id', 'k.case_id')
    .innerJoin('letter_versions as v', (join) =>
      join.onRef('v.letter_id', '=', 'k.letter_id').onRef('v.version', '=', 'k.version'),
    )
    .select(['k.id', 'k.letter_id', 'k.case_id', 'k.version', 'l.title', 'c.case_number', 'v.pdf_key', 'v.pdf_sha256'])
    .where('k.token_hash', '=', tokenHash)
    .where('k.revoked_at', 'is', null)
    .where('k.expires_at', '>', now)
    .executeTakeFirst();
  return found && { ...found, ...(await signedLetter(db, found.letter_id)) };
}

/**
 * Logs that somebody opened the link, and returns the approved bytes of the letter or its exhibits. Throws NOT_FOUND,
 * also when there are no exhibits.
 */
export async function openLink(
  services: Services,
  token: string,
  { part, address, userAgent }: { part: 'letter' | 'exhibits'; address: string; userAgent: string },
): Promise<{ bytes: Uint8Array; filename: string }> {
  const link = await linkedLetter(services, token);
  const book = part === 'exhibits' ? await bookOf(services, link) : null;
  if (part === 'exhibits' && book === null) throw notFound('This letter');
  const bytes = await storedPdf(services, book?.key ?? link.pdf_key, book?.sha256 ?? link.pdf_sha256);
  await services.database.as(systemActor, (db) =>
    db
      .insertInto('letter_link_opens')
      .values({
        id: uuidv7(),
        link_id: link.id,
        case_id: link.case_id,
        opened_at: services.clock.now(),
        address: address.slice(0, 100),
        user_agent: userAgent.slice(0, 500),
      })
      .execute(),
  );
  return { bytes, filename: `${link.case_number}-${part}.pdf` };
}

/** The exhibit book that was approved with the letter; null without one. */
export async function bookOf(
  services: Services,
  { letter_id, version, pdf_sha256: sha256 }: LinkedLetter,
): Promise<{ key: string; sha256: string } | null> {
  const book = await services.database.as(systemActor, (db) => approvedBook(db, { letter_id, version, sha256 }));
  return book === null || book.pdf_key === null || book.pdf_sha256 === null
    ? null
    : { key: book.pdf_key, sha256: book.pdf_sha256 };
}
