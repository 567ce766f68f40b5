import { expect, test } from 'vitest';
import { roleLabels } from '../../domain/documents/finding-roles.ts';
import { summarize } from '../../domain/documents/summarize.ts';
import { english } from '../language/language.ts';
import { spanish } from '../language/speak-spanish.ts';
import { summaryText } from './summary-text.ts';

const summary =
  'Read by machine: looks like a merchant statement from Northgate Merchant Services, 3 pages. Period: August 1, 2026 to August 31, 2026. Gross volume: $48,210.50; Dated: September 2, 2026. One page was not read.';

test('a summary says the same in Spanish, with the same values', () => {
  expect(summaryText(summary, spanish)).toBe(
    'Leído automáticamente: parece un estado de cuenta del procesador, de Northgate Merchant Services, 3 páginas. Periodo: del 1 de agosto de 2026 al 31 de agosto de 2026. Volumen bruto: $48,210.50; Con fecha: 2 de septiembre de 2026. Una página no se leyó.',
  );
  expect(summaryText(summary, english)).toBe(summary);
  expect(summaryText('Two pages. See A: b', spanish)).toBe('Two pages. See A: b');
});

test('every kind and every label of a summary is translated into Spanish', () => {
  const kinds = [
    'hold_notice',
    'merchant_statements',
    'bank_statements',
    'chargeback_report',
    'ein_letter',
    'formation_document',
    'refund_policy',
    'proof_of_fulfillment',
    null,
  ] as const;
  for (const kind of kinds)
    expect(summaryText(summarize({ pages: 1, read: [] }, { kind, confidence: 1 }, []), spanish)).toMatch(
      /^Leído automáticamente: (parece una? |parece prueba|no está claro).*, una página\. Una página no se leyó\.$/,
    );
  for (const label of Object.values(roleLabels)) expect(spanish.t(label), label).not.toBe(label);
});
