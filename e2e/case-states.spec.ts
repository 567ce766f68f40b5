import type { Page } from '@playwright/test';
import { casePageStates, type CasePageState } from '../testing/cases/case-page-states.ts';
import { expect } from './expect.ts';
import { moveTo } from './move-to.ts';
import { enterAs } from './sessions.ts';
import { test } from './warm-page.ts';

/** Three screens of a phone. */
const maxHeight = 3 * 740;

/** What the server would answer of a case in this state. */
async function serve(
  page: Page,
  { case: theCase, ledger, papers, packet, messages, counsel }: CasePageState,
): Promise<void> {
  const answers = {
    '': theCase,
    '/ledger': ledger,
    '/papers': papers,
    '/packet': packet,
    '/messages': messages,
    '/counsel-messages': counsel,
  };
  for (const [part, answer] of Object.entries(answers))
    await page.route(
      ({ pathname }) => pathname === `/api/cases/${theCase.id}${part}`,
      (route) => route.fulfill({ json: answer }),
    );
}

test(
  'in every state the page of a case takes at most three screens of a phone, with one button of its own',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'merchant');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    const tooTall: string[] = [];
    for (const state of casePageStates(new Date())) {
      await serve(page, state);
      await moveTo(page, `/dashboard/cases/${state.case.id}`);
      await expect(page.getByRole('region', { name: 'Your next step' })).toContainText(/Nothing|[A-Z][a-z]+/);
      await expect(page.getByText(state.case.case_number)).toBeVisible();
      await expect(page.locator('main .skeleton, main .spinner')).toHaveCount(0);
      await expect(page.locator('main .button--primary:visible'), state.name).toHaveCount(1);
      const { height, wide } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        wide: document.documentElement.scrollWidth > innerWidth,
      }));
      if (height > maxHeight || wide)
        tooTall.push(`${state.name}: ${height}${wide ? ', and wider than the window' : ''}`);
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${state.name.replaceAll(/[^a-z]+/gi, '-')}.png`,
          fullPage: true,
        });
      await moveTo(page, '/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    }
    expect(tooTall).toEqual([]);
  },
);
