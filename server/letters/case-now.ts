import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Verdict } from '../../domain/letters/letter.ts';
import { isOfRecords } from '../../drafting/facts/account.ts';
import type { Fact, FactSheet } from '../../drafting/facts/fact.ts';
import { eventIdsIn, unconfirmedFacts, unconfirmedOf, type Stated } from '../../drafting/facts/unconfirmed.ts';
import { notConfirmed } from '../../drafting/checks/unconfirmed.ts';
import { isUnchecked } from '../engines/verifier/verifier.ts';
import type { Services } from '../kernel/context.ts';
import { addressGiven, factsOfEdit } from './facts-of-edit.ts';
import type { DeskLetter, DeskVersion } from './find-letter.ts';
import { loadCaseFile } from './load-case-file.ts';

/**
 * The case as it is now, where the letter's version differs. `sheet`: the version's facts with the current values, where
 * the letter states one that changed; `obstacle`: why it may not leave, in a sentence; `unconfirmed`: what its versions say
 * of events and harm and the merchant no longer confirms; `unconfirmedFacts`: those facts, by id.
 */
export type CaseNow = {
  sheet: FactSheet;
  obstacle: string | null;
  unconfirmed: readonly Stated[];
  unconfirmedFacts: ReadonlySet<string>;
};
type Asked = { letter: DeskLetter; version: DeskVersion; hasLeft: boolean };

/**
 * Whether an unsent letter may neither be approved nor leave because its case has changed since this version was
 * written. A change counts only if the letter states it: the version's facts prove a part of the text that the current
 * facts do not, or it says what the merchant took back. Null once something has left.
 */
export async function caseNow(
  { verifier }: Services,
  db: Db,
  { letter, version, hasLeft }: Asked,
): Promise<CaseNow | null> {
  if (hasLeft) return null;
  const loaded = await loadCaseFile(db, letter.case_id);
  if (!loaded) return null;
  const { document, fact_sheet: then } = version;
  const { factSheet: now } = await factsOfEdit(db, loaded, version, {
    letterType: letter.demand_type,
    dated: document.dated,
    mailingAddress: addressGiven(version),
    onlyEvents: eventIdsIn(then.facts),
  });
  const gone = unconfirmedFacts(then.facts, now.facts);
  const unconfirmed = unconfirmedOf({
    current: then.facts,
    earlier: await storyOfVersions(db, letter.id),
    now: now.facts,
    caseFile: loaded.caseFile,
    dated: document.dated,
  });
  const changed = Object.values(then.facts).filter(
    (fact) => gone.has(fact.id) || (isOfTheCase(fact) && now.facts[fact.id]?.value !== fact.value),
  );
  const same = { sheet: then, obstacle: null, unconfirmed, unconfirmedFacts: gone };
  if (changed.length === 0 && unconfirmed.length === 0) return same;
  const facts = { ...then.facts };
  for (const { id } of changed) {
    const current = gone.has(id) ? undefined : now.facts[id];
    if (current) facts[id] = current;
    else delete facts[id];
  }
  const sheet = { ...then, facts };
  // No authority counts as confirmed in either run: that does not depend on the case.
  const options = { confirmedAuthorityIds: [] };
  const before = await verifier.verify(document, then, options);
  const after = await verifier.verify(document, sheet, { ...options, unconfirmed });
  if (!isUnchecked(before) && !isUnchecked(after) && provesAsMuch(before, after)) return same;
  const says = unconfirmed.find(({ about }) =>
    after.findings.some(({ words, why }) => words === about && why === notConfirmed),
  );
  return { ...same, sheet, obstacle: says ? takenBackText(says) : changedText(changed, now) };
}

/** What each version of a letter had of events and harm. */
async function storyOfVersions(db: Db, letterId: string): Promise<Record<string, Fact>[]> {
  const { rows } = await sql<{ facts: Fact[] }>`
    select distinct jsonb_path_query_array(fact_sheet, '$.facts.* ? (@.source.from == "event")') as facts
    from letter_versions where letter_id = ${letterId}`.execute(db);
  return rows.map(({ facts }) => Object.fromEntries(facts.map((fact) => [fact.id, fact])));
}

/**
 * Exhibits are left out: a new file re-letters them in the case, while a letter keeps the list it was written with. What
 * the merchant confirmed of their records is of the case: another export voids it.
 */
const isOfTheCase = ({ id, source: { from }, role }: Fact): boolean =>
  role !== 'exhibit' && (from === 'field' || from === 'owner' || from === 'computed' || isOfRecords(id));

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

const takenBackText = ({ about }: Stated): string =>
  `The letter says what the merchant no longer confirms, or confirmed something against (${about}). Take it out, or draft the letter again.`;
