import type { Locator } from '@playwright/test';

/** Types a date, `YYYY-MM-DD`, into the three boxes of a date field. */
export async function typeDay(boxes: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await boxes.getByLabel('Month').fill(month);
  await boxes.getByLabel('Day', { exact: true }).fill(day);
  await boxes.getByLabel('Year').fill(year);
}
