import { expect as base, type ExpectMatcherState, type Locator } from '@playwright/test';

/** The options of `toBeVisible`. */
type Options = { timeout?: number; visible?: boolean };

/**
 * Playwright's `expect`, except that it waits for pending elements. Playwright polls, and for each failed attempt
 * describes the whole page in a message that is hardly ever read: a fortieth of the tests' total time.
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
    // Playwright reports elements that are missing, and polls as usual for elements that must be absent.
    const asked = this.isNot ? base(locator).not : base(locator);
    try {
      await asked.toBeVisible({ visible, timeout: isAwaited ? 1 : timeout });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => String(error instanceof Error ? error.message : error) };
    }
  },
});
