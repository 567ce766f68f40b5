import { expect, test } from 'vitest';
import { letterTypes } from '../domain/letters/letter.ts';
import { onRecall } from '../knowledge/entries/source-seen.ts';
import { authorities, authorityOf } from '../knowledge/load.ts';
import { generateCase } from '../testing/cases/generate-case.ts';
import { firm } from '../testing/cases/sample-cases.ts';
import { draftLetter } from './draft-letter.ts';
import { checkAuthorities } from './checks/authorities.ts';
import { verifyLetter } from './verify-letter.ts';

const recalled = [...authorities.values()].filter(onRecall);
const readHere = [...authorities.values()].filter((each) => !onRecall(each)).map(({ id }) => id);
const dated = '2026-12-14';
const draft = (seed: number) =>
  draftLetter({
    caseFile: generateCase(seed, dated),
    letterType: letterTypes[seed % letterTypes.length] ?? 'initial',
    dated,
    firm,
    mailingAddress: null,
    priorLetters: [{ letter_type: 'initial', sent_on: '2026-11-24' }],
  });

test('an authority on recall that no attorney has confirmed is red wherever it is cited, and says that nobody read it', () => {
  const { factSheet } = draft(0);
  expect(recalled.length).toBeGreaterThan(50);
  for (const { id, citation, usable, do_not_cite } of recalled) {
    const found = checkAuthorities([id], factSheet, new Set(readHere), citation).filter(
      ({ severity, settle }) => severity === 'red' && settle !== 'reason',
    );
    const settle = usable && !do_not_cite ? 'authority' : undefined;
    expect([id, found.map((each) => each.settle)]).toEqual([id, [settle]]);
    if (settle) expect(found[0]?.why).toContain('Not read here. Read the source before you rely on it.');
  }
});

test('of 200 letters none that cites an authority on recall can leave before an attorney has confirmed it', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { document, factSheet, plan } = draft(seed);
    const cited = plan.authorityRefs.filter((id) => onRecall(authorityOf(id)));
    const open = verifyLetter(document, factSheet, { confirmedAuthorityIds: readHere }).findings.flatMap(
      ({ severity, key }) =>
        severity === 'red' && key.startsWith('authority:') ? [key.slice('authority:'.length)] : [],
    );
    expect(open.toSorted()).toEqual(cited.toSorted());
    expect(cited.filter((id) => !authorityOf(id).usable)).toEqual([]);
  }
});
