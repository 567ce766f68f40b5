import { expect as base, type ExpectMatcherState, type Locator } from '@playwright/test';

/** What `toBeVisible` may be told. */
type Options = { timeout?: number; visible?: boolean };

/**
 * Playwright's `expect`, but that what is still to come is waited for. Playwright's own asks again and again, and describes the whole page,
 * for a message that hardly ever is read, each time that the answer is no: a fortieth of all work of the journeys.
 */
export const expect = base.extend({
  async toBeVisible(
    this: ExpectMatcherState,
    locator: Locator,
    { visible = true, timeout = this.timeout }: Options = {},
  ) {
    const isAwaited = visible && !this.isNot;
    const hasCome =
      isAwaited &&
      (await locator.waitFor({ timeout }).then(
        () => true,
        () => false,
      ));
    if (hasCome) return { pass: true, message: () => '' };
    // What is missing is told in Playwright's words; what ought to be missing is asked for as ever.
    const asked = this.isNot ? base(locator).not : base(locator);
    try {
      await asked.toBeVisible({ visible, timeout: isAwaited ? 1 : timeout });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => String(error instanceof Error ? error.message : error) };
    }
  },
});
