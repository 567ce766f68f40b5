import { isUnsent } from '../../domain/letters/life.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Verdict } from '../../domain/letters/letter.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { Fact, FactSheet } from '../../drafting/facts/fact.ts';
import { isUnchecked } from '../engines/verifier/verifier.ts';
import type { Services } from '../kernel/context.ts';
import { addressGiven, factsOfEdit } from './facts-of-edit.ts';
import type { DeskLetter, DeskVersion } from './find-letter.ts';
import { loadCaseFile } from './load-case-file.ts';

/** What the case says now and a version does not. `sheet`: the version's facts as they are now. */
export type CaseNow = { sheet: FactSheet; obstacle: string };
type Asked = { letter: DeskLetter; version: DeskVersion };

/**
 * Why a letter of which nothing has left may not be approved, nor leave, on account of what was entered in its case since this version was
 * written, in a sentence; null when it may. Only what the letter states counts: what its text proved by the facts of its version and does
 * not by those of now.
 */
export async function caseNow({ verifier }: Services, db: Db, { letter, version }: Asked): Promise<CaseNow | null> {
  if (await hasLeft(db, letter)) return null;
  const loaded = await loadCaseFile(db, letter.case_id);
  if (!loaded) return null;
  const { document, fact_sheet: then } = version;
  const { factSheet: now } = await factsOfEdit(db, loaded, version, {
    letterType: letter.demand_type,
    dated: document.dated,
    mailingAddress: addressGiven(version),
  });
  const changed = Object.values(then.facts).filter(
    (fact) => isOfTheCase(fact) && now.facts[fact.id]?.value !== fact.value,
  );
  if (changed.length === 0) return null;
  const facts = { ...then.facts };
  for (const { id } of changed) {
    const current = now.facts[id];
    if (current) facts[id] = current;
    else delete facts[id];
  }
  const sheet = { ...then, facts };
  // What authorities need is no matter of the case: it is the same in both.
  const options = { confirmedAuthorityIds: [] };
  const before = await verifier.verify(document, then, options);
  const after = await verifier.verify(document, sheet, options);
  if (!isUnchecked(before) && !isUnchecked(after) && provesAsMuch(before, after)) return null;
  return { sheet, obstacle: changedText(changed, now) };
}

/** Exhibits take new letters when a file comes, and stand in the letter as they were. */
const isOfTheCase = ({ source: { from }, role }: Fact): boolean =>
  role !== 'exhibit' && (from === 'field' || from === 'owner' || from === 'computed');

function provesAsMuch(before: Verdict, after: Verdict): boolean {
  const known = new Set(before.findings.map(({ key }) => key));
  return after.findings.filter(({ severity }) => severity === 'red').every(({ key }) => known.has(key));
}

function changedText(changed: readonly Fact[], now: FactSheet): string {
  const entered = changed.filter(({ source: { from } }) => from !== 'computed');
  const named = (entered.length > 0 ? entered : changed).map(({ id, label, display }) => {
    const current = now.facts[id];
    return `${label}: ${current ? current.display : 'nothing'} in the case, ${display} in the letter`;
  });
  return `The case was changed after this version was written (${[...new Set(named)].slice(0, 3).join('; ')}). Correct the letter or draft it again.`;
}

/**
 * Why a letter may not be approved, nor leave, while it demands money that has come back, in a sentence; null when it may. Letters count what
 * the processor said it released (decision 60); money recorded beyond that is neither in the sum nor named.
 */
export async function recoveredObstacle(
  db: Db,
  { letter, version: { document, fact_sheet, markdown } }: Asked,
): Promise<string | null> {
  const { held_amount: held, claimed } = fact_sheet.facts;
  if (typeof held?.value !== 'number' || typeof claimed?.value !== 'number') return null;
  const { rows } = await sql<{
    recovered: number;
  }>`select coalesce(sum(amount_cents), 0)::bigint as recovered from recoveries where case_id = ${letter.case_id}`.execute(
    db,
  );
  const recovered = rows[0]?.recovered ?? 0;
  if (recovered <= held.value - claimed.value || markdown.includes(formatCents(recovered))) return null;
  if (await hasLeft(db, letter)) return null;
  const how =
    document.letter_type === 'initial'
      ? 'Correct the amount held in the case'
      : 'Record what the processor released as its reply';
  return `${formatCents(recovered)} is recorded as money that came back, and the letter counts ${formatCents(held.value - claimed.value)} of it. ${how}, and draft the letter again.`;
}

async function hasLeft(db: Db, { id, status }: DeskLetter): Promise<boolean> {
  if (isUnsent(status)) return false;
  const left = await db
    .selectFrom('outbox')
    .select('id')
    .where('letter_id', '=', id)
    .where('template', '=', 'demand-letter')
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  return left !== undefined || status !== 'sending';
}
