import type { Locator, Page } from '@playwright/test';

/**
 * A thumb on a phone: counts taps on the page, and entries and keys on the phone's keyboard, whose Next key goes to the
 * following field.
 */
export function thumb(page: Page) {
  const count = { taps: 0, entries: 0, keys: 0 };
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.click();
  };
  const type = async (text: string) => {
    count.entries += 1;
    count.keys += text.length;
    await page.keyboard.type(text);
  };
  const next = async (label: string, text: string) => {
    for (; !(await isFocused(field(label))); count.keys += 1) await page.keyboard.press('Tab');
    await type(text);
  };
  const fill = async ([first, ...others]: readonly (readonly [label: string, text: string])[]) => {
    if (!first) return;
    await tap(field(first[0]));
    await type(first[1]);
    for (const [label, text] of others) await next(label, text);
  };
  return { count, fill, next, tap, press: (name: string) => tap(page.getByRole('button', { name, exact: true })) };
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
