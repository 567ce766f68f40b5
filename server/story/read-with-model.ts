import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import { includes } from '../../domain/ai/disclosure.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { activeStatuses } from '../../domain/cases/case.ts';
import { proposalsOf } from '../../domain/cases/story/proposals.ts';
import type { Proposal } from '../../domain/cases/story/case-event.ts';
import type { Extraction, Finding } from '../../domain/documents/extraction.ts';
import type { Request } from '../../drafting/model/ask.ts';
import { acceptEvents, eventsRequest, type EventsGiven } from '../../drafting/model/events-from-text.ts';
import { acceptPointed, pointRequest } from '../../drafting/model/point.ts';
import { askModel, maskOfCase, refusalToAsk } from '../ai/ask-model.ts';
import type { PageText } from '../engines/reader/reader.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { repliesOf } from '../replies/list-replies.ts';
import { eventsOfCase, logOfCase, originColumns, saidColumns } from './queries.ts';
import { sourcesOf } from './story-of-case.ts';

/** Texts that one run reads, so that it ends before the next begins. */
const maxTexts = 20;
/** Events that wait for the merchant, at most. */
const maxOpen = 20;

/** A text of a case that a model is asked about, once. `file`: it is an upload, which is read again for its text. */
type Text = Pick<EventsGiven, 'from' | 'today' | 'isDated' | 'saidOn'> & {
  key: string;
  words: string;
  file?: Extraction;
};

/**
 * Lets a model point at events and values in texts of cases whose merchant allows it: the account, messages to the
 * office, replies and documents, each once. What our own rules read there is proposed to the merchant; nothing else is
 * kept. Every five minutes; a run that finds no model or nothing new ends at once.
 */
async function readWithModel(services: Services): Promise<void> {
  const { ai } = services.config;
  if (ai === null || !includes(ai.sends, 'texts')) return;
  const cases = await services.database.as(systemActor, casesToRead);
  let left = maxTexts;
  for (const { case_id: caseId } of cases) {
    if (left <= 0) return;
    left -= await readCase(services, caseId, left);
  }
}

/** Open cases that have a consent to texts; whether it is in force is asked before each call. */
const casesToRead = (db: Db) =>
  db
    .selectFrom('ai_consents as c')
    .innerJoin('cases', 'cases.id', 'c.case_id')
    .select('case_id')
    .distinctOn('case_id')
    .where('c.sends', '=', 'texts')
    .where('cases.status', 'in', activeStatuses)
    .orderBy('case_id')
    .orderBy('decided_at', 'desc')
    .limit(1_000)
    .execute();

/** How many texts were asked about. */
async function readCase(services: Services, caseId: string, left: number): Promise<number> {
  if ((await refusalToAsk(services, caseId, 'read_story')) !== null) return 0;
  const { texts, taken } = await services.database.as(systemActor, (db) => unread(services, db, caseId));
  let asked = 0;
  for (const text of texts.slice(0, left)) {
    const pages = await pagesOf(services, text);
    if (pages !== null) {
      asked += 1;
      const isRead = await readText(services, caseId, text, { pages, taken });
      // No consent, no budget or no answer: the next run tries again.
      if (!isRead) return asked;
    }
    await services.database.as(systemActor, (db) => markRead(services, db, caseId, text));
  }
  return asked;
}

type Taken = Pick<Proposal, 'source' | 'source_id' | 'quote' | 'start' | 'end'>;

/** What was not read yet, and what the rules read or somebody decided in the same texts. */
async function unread(services: Services, db: Db, caseId: string): Promise<{ texts: Text[]; taken: Taken[] }> {
  const today = firmDayOf(services.clock.now());
  const [replies, log] = [await repliesOf(db, caseId), await logOfCase(db, caseId)];
  const sources = await sourcesOf(db, caseId, { replies, log, today });
  const events = await eventsOfCase(db, caseId);
  const all: Text[] = [
    ...(log === null
      ? []
      : [
          textOf(caseId, log.text, {
            from: { source: 'account', source_id: null },
            today: log.written_on,
            isDated: log.isDated,
            saidOn: null,
          }),
        ]),
    ...sources.messages.map(({ id, body, sent_on: on }) =>
      textOf(id, body, { from: { source: 'message', source_id: id }, today: on, isDated: true, saidOn: null }),
    ),
    ...sources.replies.map(({ id, words, received_on: on }) =>
      textOf(id, words ?? '', { from: { source: 'reply', source_id: id }, today: on, isDated: true, saidOn: on }),
    ),
    ...sources.extractions.map((file) => ({
      ...textOf(file.file_id, '', {
        from: { source: 'upload', source_id: file.file_id },
        today,
        isDated: false,
        saidOn: null,
      }),
      file,
    })),
  ];
  const rows = await db
    .selectFrom('model_readings')
    .select(['source_id', 'sha256'])
    .where('case_id', '=', caseId)
    .execute();
  const read = new Map(rows.map(({ source_id: id, sha256 }) => [id, sha256]));
  return {
    texts: all.filter((each) => (each.words.trim() !== '' || each.file) && read.get(each.key) !== sha256(each.words)),
    taken: [...events, ...proposalsOf(sources, events)],
  };
}

const textOf = (
  key: string,
  words: string,
  rest: Pick<EventsGiven, 'from' | 'today' | 'isDated' | 'saidOn'>,
): Text => ({
  key,
  words,
  ...rest,
});

const sha256 = (words: string): string => createHash('sha256').update(words).digest('hex');

/** The pages of a text; null for a file that is gone or cannot be read. */
async function pagesOf(services: Services, { words, file }: Text): Promise<EventsGiven['pages'] | null> {
  if (!file) return [{ page: null, text: words }];
  const upload = await services.database.as(systemActor, (db) =>
    db.selectFrom('uploads').select(['storage_key', 'content_type']).where('id', '=', file.file_id).executeTakeFirst(),
  );
  if (!upload) return null;
  const content = await buffer(await services.storage.get(upload.storage_key));
  const read = await services.reader.read(content, upload.content_type, { withText: true }).catch(() => null);
  return read?.text && read.text.length > 0 ? read.text : null;
}

type Around = { pages: EventsGiven['pages']; taken: readonly Taken[] };

/** Whether a model answered. */
async function readText(services: Services, caseId: string, text: Text, { pages, taken }: Around): Promise<boolean> {
  const { from, today, isDated, saidOn, file } = text;
  const own = taken.filter(({ source, source_id: id }) => source === from.source && id === from.source_id);
  const mask = await maskOfCase(services, caseId);
  // What a model quotes is masked, and so is the text in which it is looked for.
  const masked = pages.map(({ page, text: words }) => ({ page, text: mask(words) }));
  const given: EventsGiven = { pages: masked, from, today, isDated, saidOn, taken: own };
  const events = await ask(services, caseId, 'read_story', eventsRequest(given));
  if (events === undefined) return false;
  const found = acceptEvents(events, given).proposals.map((each) => ({ ...each, quote: quoteIn(pages, each) }));
  await services.database.as(systemActor, (db) => propose(services, db, caseId, found));
  return file === undefined || pointIn(services, caseId, file, numbered(masked));
}

/** The words as the text has them, unmasked. */
function quoteIn(pages: EventsGiven['pages'], { page, start, end, quote }: Proposal): string | null {
  const text = pages.find((each) => each.page === page)?.text;
  return text === undefined || start === null || end === null ? quote : text.slice(start, end);
}

const numbered = (pages: EventsGiven['pages']): PageText[] =>
  pages.flatMap(({ page, text }) => (page === null ? [] : [{ page, text }]));

/** Adds what a model points at to the findings of a document, where the rules found nothing of the kind. */
async function pointIn(services: Services, caseId: string, file: Extraction, pages: PageText[]): Promise<boolean> {
  const given = { pages, kind: file.kind, findings: file.findings };
  const output = await ask(services, caseId, 'read_documents', pointRequest(given));
  if (output === undefined) return false;
  const pointed = acceptPointed(output, given).proposals.filter(({ beside }) => beside === 'alone');
  const findings: Finding[] = [
    ...file.findings,
    ...pointed.map(({ start: _start, end: _end, beside: _beside, ...found }) => found),
  ];
  if (pointed.length > 0)
    await services.database.as(systemActor, (db) =>
      db
        .updateTable('file_extractions')
        .set({ findings: JSON.stringify(findings) })
        .where('file_id', '=', file.file_id)
        .where('status', '=', 'done')
        .execute(),
    );
  return true;
}

/** Undefined where no answer can be had now. */
async function ask(
  services: Services,
  caseId: string,
  purpose: 'read_story' | 'read_documents',
  request: Request,
): Promise<unknown> {
  const signal = new AbortController().signal;
  const result = await askModel(services, { caseId, purpose, request, signal });
  if (result.ok) return result.answer;
  return result.why === 'wrong_answer' ? null : undefined;
}

async function propose(services: Services, db: Db, caseId: string, found: readonly Proposal[]): Promise<void> {
  const open = (await eventsOfCase(db, caseId)).filter(({ state }) => state === 'proposed').length;
  const rows = found.slice(0, Math.max(0, maxOpen - open)).map((each) => ({
    id: uuidv7(),
    case_id: caseId,
    ...saidColumns(each),
    ...originColumns(each),
    state: 'proposed' as const,
    proposed_by: null,
    proposed_at: services.clock.now(),
  }));
  if (rows.length > 0) await db.insertInto('case_events').values(rows).execute();
}

const markRead = (services: Services, db: Db, caseId: string, { key, words, from }: Text) =>
  db
    .insertInto('model_readings')
    .values({
      case_id: caseId,
      source: from.source === 'staff' ? 'account' : from.source,
      source_id: key,
      sha256: sha256(words),
      read_at: services.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['case_id', 'source', 'source_id'])
        .doUpdateSet({ sha256: sha256(words), read_at: services.clock.now() }),
    )
    .execute();

export const storyJobs = (services: Services) =>
  ({
    // Every five minutes. A second run finds the texts read.
    'read-with-model': () => readWithModel(services),
  }) satisfies SubjectJobs;
