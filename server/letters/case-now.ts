import type { Db } from '../../db/actor.ts';
import type { Verdict } from '../../domain/letters/letter.ts';
import { isOfRecords } from '../../drafting/facts/account.ts';
import type { Fact, FactSheet } from '../../drafting/facts/fact.ts';
import { isUnchecked } from '../engines/verifier/verifier.ts';
import type { Services } from '../kernel/context.ts';
import { addressGiven, factsOfEdit } from './facts-of-edit.ts';
import type { DeskLetter, DeskVersion } from './find-letter.ts';
import { loadCaseFile } from './load-case-file.ts';

/**
 * The current facts where they differ from those of a version. `sheet`: the version's facts with the current values;
 * `obstacle`: the difference in a sentence.
 */
export type CaseNow = { sheet: FactSheet; obstacle: string };
type Asked = { letter: DeskLetter; version: DeskVersion; hasLeft: boolean };

/**
 * Why an unsent letter may neither be approved nor leave because its case has changed since this version was written,
 * in a sentence; null when it may. A change counts only if the letter states it: the version's facts prove a part of
 * the text that the current facts do not.
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
  // No authority counts as confirmed in either run: that does not depend on the case.
  const options = { confirmedAuthorityIds: [] };
  const before = await verifier.verify(document, then, options);
  const after = await verifier.verify(document, sheet, options);
  if (!isUnchecked(before) && !isUnchecked(after) && provesAsMuch(before, after)) return null;
  return { sheet, obstacle: changedText(changed, now) };
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
