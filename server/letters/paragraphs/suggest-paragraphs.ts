import { v7 as uuidv7 } from 'uuid';
import { differencesOf } from '../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { Request } from '../../../drafting/model/ask.ts';
import { blockOf, type Fallen, type Paragraph, type ParagraphsGiven } from '../../../drafting/model/paragraphs.ts';
import { withBlocks } from '../../../drafting/model/places.ts';
import { sourcesFor } from '../../../drafting/model/sources.ts';
import {
  acceptWishes,
  goalsOf,
  sortedWishes,
  unanswered,
  wishesDone,
  wishesRequest,
  type Supported,
} from '../../../drafting/model/wishes.ts';
import type { Instructions } from '../../../drafting/plan/knobs.ts';
import { readInstructions } from '../../../drafting/plan/read-instructions.ts';
import type { Written } from '../../../drafting/model/write-paragraphs.ts';
import type { Db } from '../../../db/actor.ts';
import { askModel, type ModelResult } from '../../ai/ask-model.ts';
import { writeApart, type Who } from '../../engines/paragraphs/write-apart.ts';
import { aiUses } from '../../kernel/ai-config.ts';
import type { Services } from '../../kernel/context.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { writeHistory } from '../../kernel/history.ts';
import type { User } from '../../kernel/user.ts';
import { currentVersion, findLetter, requireStep } from '../find-letter.ts';
import { loadCaseFile } from '../load-case-file.ts';
import { requireVersion } from '../put.ts';
import { displayName } from '../../people/display-name.ts';
import { verifyOptions } from '../write-version.ts';
import { suggestionsOf, type LetterSuggestions } from '../suggestions/list-suggestions.ts';

/** `note`: why there is less than was asked for; null where there is not. */
export type SuggestedParagraphs = LetterSuggestions & { note: string | null; notUsed: Fallen[]; wishes: Instructions };
/** `wishes`: what it should mention, in plain words, a line each; those with which the letter was drafted come to them. */
type Wanted = { id: string; version: number; wishes: readonly string[] };
/** `wishes`: those that a model is asked about; `refused`: the others, with the reason. */
type Asked = { caseId: string; given: ParagraphsGiven; wishes: string[]; refused: NotApplied };
type NotApplied = Instructions['not_applied'];

/** Shorter than a proxy in front waits (deploy/nginx/unhold.conf). */
const longestMs = 110_000;

/**
 * Asks the configured model for paragraphs of a letter and suggests those that stand the checks and the judge; the letter
 * stays as it is. Nothing is stored when the requester left, nor of what was asked and answered besides what is
 * suggested or named as not used. Throws VERSION_MISMATCH when somebody saved since `version`, CONFLICT once it is being
 * sent, and where this installation writes no paragraphs.
 */
export async function suggestParagraphs(
  services: Services,
  user: User,
  wanted: Wanted,
  left: AbortSignal,
): Promise<SuggestedParagraphs> {
  const asked = await services.database.as(user, (db) => whatIsAsked(services, db, wanted));
  const signal = AbortSignal.any([left, AbortSignal.timeout(longestMs)]);
  const { supported, refused } = await supportedBy(services, asked, signal);
  const given = { ...asked.given, goals: goalsOf(supported) };
  const { written, model, reason } = await writtenBy(services, { ...asked, given }, signal).catch((error: unknown) => {
    if (left.aborted || !signal.aborted) throw error;
    return tookTooLong;
  });
  left.throwIfAborted();
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, wanted.id, 'lock');
    requireStep(letter, 'edit', 'edited');
    requireVersion(letter, wanted.version);
    if (written.paragraphs.length > 0) await store(services, db, user, { ...wanted, ...asked, written, model });
    const note = written.paragraphs.length > 0 ? written.note : (reason ?? written.note);
    const { applied, not_applied } = wishesDone(supported, { ...written, note }, sourcesFor(given));
    const wishes = { applied, not_applied: [...not_applied, ...refused, ...asked.refused] };
    return { ...(await suggestionsOf(db, letter)), note, notUsed: written.fallen, wishes };
  });
}

async function whatIsAsked(services: Services, db: Db, { id, version, wishes }: Wanted): Promise<Asked> {
  const letter = await findLetter(db, id);
  if (!aiUses(services.config).includes('write_paragraphs'))
    throw new Refusal('CONFLICT', 'No language model writes paragraphs here.');
  requireStep(letter, 'edit', 'edited');
  requireVersion(letter, version);
  const [loaded, current] = [await loadCaseFile(db, letter.case_id), await currentVersion(db, letter)];
  if (!loaded) throw notFound('This letter');
  const sheet = current.fact_sheet;
  const sorted = sortedWishes(current.knobs?.wishes ?? [], readInstructions(wishes.join('\n')));
  return {
    caseId: letter.case_id,
    wishes: sorted.asked,
    refused: sorted.refused,
    given: {
      sheet,
      document: current.document,
      confirmedEvents: new Set((loaded.caseFile.events ?? []).map((event) => event.id)),
      verify: await verifyOptions(db, letter.case_id, sheet),
      goals: [],
    },
  };
}

/** What on file supports each wish; where no answer can be read, each is refused with the reason. */
async function supportedBy(
  services: Services,
  { caseId, given, wishes }: Asked,
  signal: AbortSignal,
): Promise<{ supported: Supported[]; refused: NotApplied }> {
  if (wishes.length === 0) return { supported: [], refused: [] };
  const asked = { ...given, wishes };
  const request = wishesRequest(asked);
  const result = await askModel(services, { caseId, purpose: 'read_wish', request, signal });
  if (!result.ok) return { supported: [], refused: unanswered(wishes, result.reason) };
  return { supported: acceptWishes(result.answer, asked), refused: [] };
}

const purposes = { writer: 'write_paragraphs', judge: 'judge_sentences' } as const;

/** What was written, by which model, and why a model could not be asked. */
type Writing = { written: Written; model: string; reason: string | null };

const tookTooLong: Writing = {
  written: { paragraphs: [], fallen: [], note: 'The language model took too long, so nothing is suggested.' },
  model: '',
  reason: null,
};

async function writtenBy(services: Services, { caseId, given }: Asked, signal: AbortSignal): Promise<Writing> {
  let [model, reason]: [string, string | null] = ['', null];
  const ask = async (who: Who, request: Request): Promise<unknown> => {
    const result: ModelResult = await askModel(services, { caseId, purpose: purposes[who], request, signal });
    if (!result.ok) {
      reason = result.reason;
      return result.why === 'wrong_answer' ? null : undefined;
    }
    if (who === 'writer') model = result.model;
    return result.answer;
  };
  return { written: await writeApart(given, ask, signal), model, reason };
}

type Suggested = Wanted & Asked & { written: Written; model: string };

async function store(
  services: Services,
  db: Db,
  user: User,
  { id, version, caseId, given, written, model }: Suggested,
): Promise<void> {
  const { role } = user;
  if (role === 'client') throw new Refusal('FORBIDDEN', 'A letter is changed by those who work on its case.');
  const { paragraphs } = written;
  const document = withParagraphs(given.document, paragraphs);
  const suggestionId = uuidv7();
  await db
    .insertInto('letter_suggestions')
    .values({
      id: suggestionId,
      letter_id: id,
      case_id: caseId,
      version,
      document: JSON.stringify(document),
      suggested_by: user.id,
      suggested_by_name: await displayName(db, user),
      suggested_by_role: role,
      suggested_at: services.clock.now(),
      model,
    })
    .execute();
  const parts = differencesOf(document, given.document);
  await db
    .insertInto('letter_suggestion_parts')
    .values(
      parts.map(({ key, mine, theirs }, position) => {
        const paragraph = paragraphs.find((each) => key === `block:${blockOf(each).id}`);
        return {
          suggestion_id: suggestionId,
          case_id: caseId,
          part: key,
          position,
          label: paragraph?.label ?? key,
          before: theirs,
          after: mine,
          sentences: JSON.stringify(paragraph ? besideSources(paragraph, given) : []),
        };
      }),
    )
    .execute();
  await writeHistory(db, user, caseId, {
    what: 'letter_changes_suggested',
    field: null,
    old_value: null,
    new_value: { letter_id: id, version, parts: paragraphs.map(({ label }) => label), model },
  });
}

const withParagraphs = (document: LetterDocument, paragraphs: readonly Paragraph[]): LetterDocument =>
  withBlocks(
    document,
    paragraphs.map((each) => ({ after: each.after, block: blockOf(each) })),
  );

/** Each sentence of a paragraph, beside what it rests on. */
function besideSources({ sentences }: Paragraph, given: ParagraphsGiven) {
  const sources = new Map(sourcesFor(given).map(({ id, about, value }) => [id, { id, about, value }]));
  return sentences.map(({ text, is, rests_on: ids }) => ({
    text,
    is,
    sources: ids.flatMap((id) => sources.get(id) ?? []),
  }));
}
