import { expect, test, vi } from 'vitest';
import type { FactView } from '../../../contract/facts.ts';
import { shown, textOf } from '../../../testing/web/shown.tsx';
import { LanguageContext } from '../../language/language.ts';
import { spanish } from '../../language/speak-spanish.ts';
import type { FactAnswers } from './use-fact-answers.ts';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { FactCard } = await import('./fact-card.tsx');

const answers = { corrections: {} } as FactAnswers;
const inSpanish = (fact: Pick<FactView, 'fact' | 'says' | 'lines'>) =>
  textOf(
    shown(
      <LanguageContext value={spanish}>
        <FactCard
          fact={{ ...fact, sha256: '', standing: 'asked', correction: null, answer: null, settled: null }}
          answers={answers}
          mayAnswer={false}
        />
      </LanguageContext>,
    ),
  );

test('an enclosure, a number of days and a day are translated into Spanish, and what the merchant typed is not', () => {
  const line = (label: string, value: string) => ({ label, value, file_id: null });
  expect(
    inSpanish({
      fact: 'enclosed',
      says: 'Enclosed with the letter',
      lines: [
        { ...line('Exhibit A', 'Notice of the hold or termination'), file_id: 'a' },
        line('Exhibit B', 'Bank statements'),
      ],
    }),
  ).toMatch(/Aviso de la retención o del cierre .* Estados de cuenta bancarios$/);
  const sales = inSpanish({
    fact: 'sales',
    says: 'Your sales',
    lines: [
      line('Average delivery time', '6 days'),
      line('Average delivery time', '1 day'),
      line('Account opened on', 'March 4, 2019'),
      line('What is sold', 'Bank statements'),
      line('Parts of the sum withheld', 'five parts'),
      line('Rows of the processor’s records', 'rows 14, 22 and 31'),
      line('Rows of the processor’s records', 'row 7'),
    ],
  });
  for (const said of [
    'cinco partes',
    'filas 14, 22 y 31',
    'fila 7',
    '6 días',
    '1 día',
    '4 de marzo de 2019',
    'Bank statements',
  ])
    expect(sales).toContain(said);
});
