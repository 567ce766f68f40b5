import { expect, test } from 'vitest';
import { translate } from '../../domain/language/translate.ts';
import { onlyAccount, openFile, proveFiles } from '../../testing/exports/prove-files.ts';
import { english, type Language } from '../language/language.ts';
import spanish from '../language/spanish.ts';
import { headline, headlineForDesk, saidOf } from './account-text.ts';

const inSpanish: Language = {
  ...english,
  tag: 'es',
  locale: 'es-US',
  t: (text, values) => translate(spanish, text, values),
};
const account = onlyAccount(await proveFiles({ 'Download.CSV': openFile('01-paypal-activity-en.csv') }));

test('a figure is said as surely as it is known, with its day and its parts', () => {
  expect(headline(account, 1, english)).toBe('Your export shows at least $431.65 held on May 30, 2026, in 19 parts');
  expect(headlineForDesk(account, 1)).toMatch(/^The export shows at least \$431\.65 /);
  const { withheld } = account;
  const proven = { ...withheld, level: 'proven' } as typeof withheld;
  expect(headline({ ...account, withheld: proven, outstandingCount: 1 }, 2, english)).toBe(
    'Your exports show $431.65 held on May 30, 2026',
  );
  const untold = { level: 'cannot be told', currency: 'USD', reason: '', wouldShow: '' } as const;
  expect(headline({ ...account, withheld: untold }, 1, english)).not.toContain('$');
});

test('a reason of several sentences is translated to its end, with its days as the language writes them', () => {
  const text = `${account.withheld.reason} $5.00 was paid without rows, and is not counted.`;
  const said = saidOf(text, inSpanish);
  expect(said).toContain('desde el 12 de febrero de 2026');
  expect(said).toContain('Se pagaron $5.00 sin filas');
  expect(said).not.toMatch(/\b(the|and|not)\b/);
});
