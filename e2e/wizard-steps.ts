import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** The wizard's Continue button. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Waits for a step by its title. */
export const atStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** Waits until everything typed is on the server. */
export const saved = (page: Page): Promise<void> => expect(page.getByText(/^Saved at/)).toBeVisible();
