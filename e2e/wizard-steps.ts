import type { Page } from '@playwright/test';
import { steps } from '../domain/intake/steps.ts';
import { expect } from './expect.ts';

/** The wizard's Continue button. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Waits for a step by its title. */
export const atStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** The optional questions of Case Details, which are folded. */
export const openMore = async (page: Page): Promise<void> => {
  const { more = '' } = steps.find(({ key }) => key === 'case-details') ?? {};
  await page.getByText(more, { exact: true }).click();
};

/** Waits until everything typed is on the server. */
export const saved = (page: Page): Promise<void> => expect(page.getByText(/^Saved at/)).toBeVisible();
