import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** What one task costs: presses of the mouse, and of keys. */
export type Cost = { clicks: number; keys: number };

/**
 * A user with mouse and keyboard whose clicks and keys are counted. Choosing from a list costs two clicks; filling a
 * text box costs one click and its characters. Of the system's file dialog only the click that opens it is counted.
 */
export class Hand {
  #page: Page;
  #cost: Cost = { clicks: 0, keys: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  get cost(): Cost {
    return { ...this.#cost };
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#cost.clicks += 1;
  }

  async choose(target: Locator, label: string | RegExp): Promise<void> {
    const option = target.locator('option').filter({ hasText: label }).first();
    await target.selectOption(await option.getAttribute('value'));
    this.#cost.clicks += 2;
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.click(target);
    await this.#page.keyboard.type(text);
    this.#cost.keys += text.length;
  }

  /** Opens the file dialog with `button` and picks a file in it. */
  async upload(button: Locator, path: string): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.click(button);
    const buffer = readFileSync(path);
    const mimeType = path.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';
    await (await chooser).setFiles({ name: basename(path), mimeType, buffer });
  }
}
