import { z } from 'zod';
import { Refusal } from './refusal.ts';

/**
 * Keyset cursors: the sort values of the last row, as opaque text. They come from the client, so they are parsed like
 * any input.
 */
export function writeCursor(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Throws BAD_REQUEST for a cursor that this list did not issue. */
export function readCursor<T>(schema: z.ZodType<T>, cursor: string | undefined): T | null {
  if (cursor === undefined || cursor === '') return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw damagedCursor();
  }
}

/** For a cursor that another list, or another order of this list, issued. */
export const damagedCursor = (): Refusal =>
  new Refusal('BAD_REQUEST', 'This page link is damaged. Start again from the first page.');
