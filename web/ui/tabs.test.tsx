import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { nextTab, Tabs } from './tabs.tsx';

test('only the chosen tab can be reached by Tab, and only its panel is rendered', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Lists"
      value="two"
      onValueChange={() => {}}
      tabs={[
        { value: 'one', label: 'One', panel: 'first' },
        { value: 'two', label: 'Two', count: 3, panel: 'second' },
      ]}
    />,
  );
  expect(html).not.toContain('first');
  const [one, two] = html.match(/<button[^>]*>/g) ?? [];
  expect(one).toMatch(/role="tab".*aria-selected="false".*tabindex="-1"/i);
  expect(two).toMatch(/role="tab".*aria-selected="true".*tabindex="0"/i);
  const panel = /<div role="tabpanel" id="([^"]+)"[^>]*aria-labelledby="([^"]+)"/.exec(html);
  expect(two).toContain(`aria-controls="${panel?.[1]}"`);
  expect(two).toContain(`id="${panel?.[2]}"`);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
])('%s from tab %i of three leads to %s', (key, at, next) => expect(nextTab(key, at, 3)).toBe(next));
