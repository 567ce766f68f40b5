import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { textOf } from '../../../../testing/web/shown.tsx';
import { ApprovedHash } from './approved-hash.tsx';
import { SignOff } from './sign-off.tsx';
import { approvedText, useApprovedGuard } from '../editor/use-approved-guard.tsx';

const [approved, signed] = ['a'.repeat(64), 'b'.repeat(64)];
const approval = { attorney_name: 'Jordan Avery', sha256: signed, content_sha256: approved, signed: true };
const letterOf = (more: object = {}) =>
  ({ status: 'approved', version: 4, pdf_sha256: approved, approval, ...more }) as unknown as LetterView;

test('the hash of the file to be sent is marked as that of the signed file, with the reason why the approval names another', () => {
  const text = textOf(renderToStaticMarkup(<ApprovedHash letter={letterOf()} />));
  expect(text).toMatch(
    /Signed PDF, which leaves, sha-256 bbbbbbbb…bbbbbbbb .*PDF of version 4, as approved, sha-256 aaaa/,
  );
  const before = textOf(renderToStaticMarkup(<ApprovedHash letter={letterOf({ approval: null })} />));
  expect(before).toMatch(/^PDF, sha-256 aaaaaaaa…aaaaaaaa Copy/);
});

/** Whether the guard makes an edit of this letter at once. */
function isMade(letter: LetterView, unsaved = false): boolean {
  let made = false;
  const Page = () => {
    const { guarded } = useApprovedGuard(letter, unsaved);
    if (!made) guarded(() => (made = true))();
    return null;
  };
  // An edit that waits sets state during rendering, which a page rendered only once refuses.
  try {
    renderToStaticMarkup(<Page />);
  } catch {
    return made;
  }
  return made;
}

test('the first edit of an approved letter waits for a confirmation that names the voided approval; other edits are made at once', () => {
  expect(isMade(letterOf())).toBe(false);
  expect(isMade(letterOf(), true)).toBe(true);
  expect(isMade(letterOf({ status: 'in_review', approval: null }))).toBe(true);
  expect(approvedText(letterOf())).toBe(
    'Saving an edit makes another version and voids the approval of version 4 by Jordan Avery: it is read and approved once more.',
  );
});

test('an approved letter that no longer agrees with its case says how much bars sending, with two reasons, each once', () => {
  const red = (key: string, why: string) => ({ key, severity: 'red', check: 'fact', block_id: 'a', words: 'x', why });
  const sums = Array.from({ length: 13 }, (_, at) => red(`sum:${at}`, 'That is not the sum withheld.'));
  const letter = letterOf({
    decisions: [],
    confirmed: [],
    verdict: { findings: [...sums, red('file', 'The file shows another sum.'), red('day', 'A third reason.')] },
    approval: { ...approval, at: '2026-11-29T12:00:00Z' },
    exhibit_book: { state: 'none', without_pages: [] },
    may: { send: true, send_back: true },
  });
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    <SignOff
      letter={letter}
      unsaved={false}
      outdated={false}
      busy={null}
      onSubmit={nothing}
      onRedate={nothing}
      onSendAgain={nothing}
      onDialog={nothing}
      onDecide={nothing}
    />,
  );
  expect(textOf(html)).toContain(
    '15 points bar sending. Open “To decide” That is not the sum withheld. The file shows another sum. Send…',
  );
});
