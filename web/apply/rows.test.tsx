// @proves wizard-rows
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { steps } from '../../domain/intake/steps.ts';
import { textOf } from '../../testing/web/shown.tsx';
import { Rows } from './rows.tsx';

const groups = steps.flatMap((step) => step.rows ?? []).map((group) => [group.name, group] as const);

test('there are two lists', () => expect(groups.map(([name]) => name)).toEqual(['owners', 'previousProcessors']));

test.each(groups)('in %s, each row can be removed when there is more than one', (_, group) => {
  const offered = (rows: Record<string, string>[]) =>
    textOf(renderToStaticMarkup(<Rows group={group} rows={rows} errors={{}} onRows={() => undefined} />)).match(
      /Remove \S+( \S+)? \d/g,
    ) ?? [];
  const name = group.rowTitle.toLowerCase();
  expect(offered([{}])).toEqual([]);
  expect(offered([{ [group.named]: 'Only one' }])).toEqual([]);
  expect(offered([{}, {}])).toEqual([`Remove ${name} 1`, `Remove ${name} 2`]);
});
