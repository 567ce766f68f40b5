import { sql } from 'kysely';
import { inlineRuns } from '../../domain/letters/inline-runs.ts';
import type { LetterDocument, LetterStatus, LetterType } from '../../domain/letters/letter.ts';
import type { Db } from '../../db/actor.ts';
import { processorContact, type ProcessorContact } from '../../knowledge/processors/contact.ts';
import type { User } from '../kernel/user.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import { waitingEmailsOf, type WaitingEmailRow } from './list-waiting-emails.ts';

export type ListedLetter = {
  id: string;
  case_id: string;
  demand_type: LetterType;
  title: string;
  status: LetterStatus;
  version: number;
  word_count: number;
  due_on: string;
  tracking_number: string | null;
  sent_at: Date | null;
  delivered_on: string | null;
  reply_due_on: string | null;
  has_exhibit_book: boolean;
  created_at: Date;
  updated_at: Date;
  preview: string;
  contact: ProcessorContact;
  waiting_email: WaitingEmailRow | null;
};

const shown = 100;
/** Spec, section 2: a previous letter's preview shows 150 characters. */
const previewCharacters = 150;
/** Only the opening paragraphs: a hundred whole letters would be megabytes. */
const opening = sql<string[]>`jsonb_path_query_array(v.document, '$.blocks[0 to 7] ? (@.kind != "heading").text')`;

/** The letters of a case, newest first, each with a preview and the processor's contact. Throws NOT_FOUND. */
export async function list(services: Services, user: User, caseId: string): Promise<ListedLetter[]> {
  return services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    const waiting = await waitingEmailsOf(db, caseId);
    return (await rowsOf(db, caseId)).map(({ opening: begins, addressee, processor, ...letter }) => ({
      ...letter,
      waiting_email: waiting.get(letter.id) ?? null,
      preview: previewOf(begins),
      contact: processorContact(addressee, processor),
    }));
  });
}

function rowsOf(db: Db, caseId: string) {
  return db
    .selectFrom('letters as l')
    .innerJoin('cases as c', 'c.id', 'l.case_id')
    .innerJoin('letter_versions as v', (join) =>
      join.onRef('v.letter_id', '=', 'l.id').onRef('v.version', '=', 'l.version'),
    )
    .select([
      'l.id',
      'l.case_id',
      'l.demand_type',
      'l.title',
      'l.status',
      'l.version',
      'l.due_on',
      'l.tracking_number',
      'l.sent_at',
      'l.delivered_on',
      'l.reply_due_on',
      'l.created_at',
      sql<boolean>`exists (select 1 from exhibit_books b where b.letter_id = l.id and b.failed is null)`.as(
        'has_exhibit_book',
      ),
      'v.word_count',
      'v.created_at as updated_at',
      'c.processor',
      sql<LetterDocument['addressee']>`v.document -> 'addressee'`.as('addressee'),
      opening.as('opening'),
    ])
    .where('l.case_id', '=', caseId)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(shown)
    .execute();
}

/** The beginning of a letter's body as plain text on one line, never cutting a character in half. */
export function previewOf(paragraphs: readonly string[]): string {
  const plain = inlineRuns(paragraphs.join(' '))
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, previewCharacters).join('');
}
