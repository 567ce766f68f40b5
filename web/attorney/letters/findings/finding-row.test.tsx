import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { unknownCitationKey, type Finding } from '../../../../domain/letters/letter.ts';
import { sampleLetter } from '../../../../testing/letters/sample-letter.ts';
import { textOf } from '../../../../testing/web/shown.tsx';
import type { Settled } from './approval.ts';
import { FindingRow } from './finding-row.tsx';

type Given = {
  key?: string;
  severity?: Finding['severity'];
  settle?: string;
  letter?: Partial<Settled & Pick<LetterView, 'status'>>;
  may?: boolean;
  words?: string;
  check?: Finding['check'];
};

function shown({ key = 'k', severity = 'red', settle, letter = {}, may = true, words = '$9', check = 'fact' }: Given) {
  const finding = { key, severity, check, block_id: null, words, why: 'The file says $8.', settle };
  const seen = { status: 'in_review', confirmed: [], authorities: [], may: { approve: may }, ...letter };
  return textOf(
    renderToStaticMarkup(
      <FindingRow
        finding={finding as Finding}
        letter={seen as unknown as LetterView}
        paper={sampleLetter}
        confirming={[]}
        onConfirm={() => undefined}
        onTake={() => undefined}
        onGo={() => undefined}
      />,
    ),
  );
}

test('a mark shows the words that caused it and asks for nothing', () => {
  expect(shown({ severity: 'amber' })).toMatch(/^To look at .*“\$9” The file says \$8\.$/);
});

test('a red finding says whether it is to be corrected, confirmed, or taken with a reason', () => {
  expect(shown({})).toMatch(
    /^Blocks approval: correct it .*The file says \$8\. Correct the text: nothing else settles/,
  );
  expect(shown({ letter: { status: 'approved' } })).toMatch(/^Blocks sending: correct it /);
  expect(shown({ key: `${unknownCitationKey}1` })).toMatch(/^Blocks approval: correct or add it .* read it\.$/);
  expect(shown({ key: 'retired:fact:1' })).toMatch(/^Blocks approval: take it out /);
  expect(shown({ settle: 'authority' })).toMatch(
    /^Blocks approval: correct or confirm it .* you have read it\. Confirm$/,
  );
  expect(shown({ settle: 'fact' })).toMatch(/^Blocks approval: correct it or have .* who added it\. Confirm$/);
  expect(shown({ settle: 'reason' })).toMatch(/by your name with a reason\. Take it with a reason…$/);
  expect(shown({ settle: 'reason', may: false })).not.toContain('Take it with');
});

test('a finding with a button that drafts or dates the letter again names that way out', () => {
  const found = (words: string) => shown({ words, check: 'structure' });
  expect(found(sampleLetter.dated)).toMatch(/^Blocks approval: date it again .* Date the letter again\.$/);
  expect(found(sampleLetter.reference_lines[0]?.value ?? '')).toMatch(
    /^Blocks approval: draft it again or correct it .* Draft the letter again, or correct the text\.$/,
  );
});

test('a finding that the attorney took shows who took it, on which day and why', () => {
  const taken = [{ key: 'k', reason: 'It is so.', attorney_name: 'Jordan Avery', on: '2026-11-27' }];
  expect(shown({ settle: 'reason', letter: { taken } })).toMatch(
    /^Settled .*Taken by Jordan Avery on November 27, 2026: It is so\.$/,
  );
});
