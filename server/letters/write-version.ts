import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import type { VerifyOptions } from '../../drafting/verify-letter.ts';
import { letterAsHtml, letterAsMarkdown, wordCount } from '../../drafting/text/render-text.ts';
import type { LetterDocument, Verdict } from '../../domain/letters/letter.ts';
import { tookTooLong, tooLong } from '../engines/verifier/verifier.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { VersionReason } from '../../domain/letters/letter-version.ts';
import { authorColumns, type Authorship } from './authorship.ts';
import { lastReplyOn } from '../replies/list-replies.ts';
import { listFacts } from './facts-on-file.ts';
import { ownSources } from './own-sources.ts';
import { retiredNow } from '../knowledge/marks.ts';
import { displayName } from '../people/display-name.ts';
import { confirmedVersion } from './findings/version-confirmation.ts';

type NewVersion = {
  letterId: string;
  caseId: string;
  version: number;
  document: LetterDocument;
  factSheet: FactSheet;
  why: VersionReason;
  /**
   * When edits were carried over: the draft without them, the editors, and the keys of the parts where draft and edits
   * differ.
   */
  carried?: { draft: LetterDocument; editors: string[]; both?: string[] } | null;
  author: Authorship;
  knowledgeHash: string;
  clausesHash: string;
};
type WrittenVersion = { verdict: Verdict; pdf_sha256: string };

/**
 * Writes one immutable version: text, facts, verdict, and the PDF that an approval will name. Bytes before row: a file
 * without a row is harmless. A job binds its exhibits after the commit. Throws TAKES_TOO_LONG for a text that is not checked in time.
 */
export async function writeVersion(
  services: Services,
  db: Db,
  actor: Actor,
  entry: NewVersion,
): Promise<WrittenVersion> {
  const verdict = await verdictOf(services, db, entry);
  const pdf = await services.pdf.renderLetter(entry.document);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const key = `letters/${entry.letterId}/${entry.version}-${randomBytes(6).toString('hex')}.pdf`;
  await services.storage.put(key, pdf);
  await db
    .insertInto('letter_versions')
    .values({
      id: uuidv7(),
      letter_id: entry.letterId,
      case_id: entry.caseId,
      version: entry.version,
      document: JSON.stringify(entry.document),
      carried: entry.carried ? JSON.stringify(entry.carried) : null,
      markdown: letterAsMarkdown(entry.document),
      content_html: letterAsHtml(entry.document),
      word_count: wordCount(entry.document),
      ...authorColumns(entry.author),
      fact_sheet: JSON.stringify(entry.factSheet),
      verdict: JSON.stringify(verdict),
      knowledge_hash: entry.knowledgeHash,
      clauses_hash: entry.clausesHash,
      pdf_key: key,
      pdf_sha256: sha256,
      ...(await versionAuthor(db, actor, entry.why)),
      created_at: services.clock.now(),
    })
    .execute();
  await listFacts(db, entry);
  if (entry.document.exhibits.some(({ file_id }) => file_id !== null))
    await services.jobs.enqueue(db, 'bind-exhibits', { letter_id: entry.letterId });
  return { verdict, pdf_sha256: sha256 };
}

/** What a letter of this case is verified with now. */
export async function verifyOptions(db: Db, caseId: string, factSheet: FactSheet): Promise<VerifyOptions> {
  const confirmedAuthorityIds = await confirmedAuthorities(db);
  return {
    confirmedAuthorityIds,
    own: await ownSources(db, caseId, confirmedAuthorityIds),
    retired: await retiredNow(db),
    confirmedVersion: await confirmedVersion(db, caseId, factSheet),
    lastReplyOn: await lastReplyOn(db, caseId),
  };
}

async function verdictOf(
  { verifier }: Services,
  db: Db,
  { document, factSheet, caseId }: NewVersion,
): Promise<Verdict> {
  const verdict = await verifier.verify(document, factSheet, await verifyOptions(db, caseId, factSheet));
  if (verdict === tookTooLong) throw new Refusal('TAKES_TOO_LONG', tooLong);
  return verdict;
}

/** Ids of the authorities that an attorney of this installation has confirmed. */
export async function confirmedAuthorities(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('authority_confirmations').select('authority_id').execute();
  return rows.map((row) => row.authority_id);
}

/** Who wrote a version and why, as it is kept with the version: names change, and not everybody may read users. */
async function versionAuthor(db: Db, actor: Actor, why: VersionReason) {
  return { why, created_by: actor.id, created_by_name: await displayName(db, actor), created_by_role: actor.role };
}
