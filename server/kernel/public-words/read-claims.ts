import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { claims, type Basis } from '../../../content/claims.ts';

/** A figure that this installation has counted, as it is shown, and what stands behind it. */
export type Measured = Basis & { value: string };
export type MeasuredClaims = Readonly<Record<string, Measured>>;

/** Put into pages, data for search engines and the search index as it is, so it has no character that any of them reads as its own. */
const plain = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^<>&"'\\⟪⟫\p{C}]+$/u, 'must be plain text, without quotes, & or <');

const measured = z
  .strictObject({
    value: plain.max(30).regex(/\d/, 'must state a figure'),
    n: z.number().int().min(1, 'must count at least one'),
    from: z.iso.date(),
    to: z.iso.date(),
    source: plain.min(10).max(120),
  })
  .refine(({ from, to }) => from <= to, 'must end no earlier than it begins');

/**
 * The measured claims in the JSON file at `path`, by the names of `content/claims.ts`; none without a file. Throws what
 * is wrong: a demo has the specification's samples, and a name must be one that a page shows.
 */
export function readClaims(path: string | undefined, demo: boolean): MeasuredClaims {
  if (path === undefined) return {};
  const wrong = (why: string) => new Error(`The configuration is wrong:\n  CLAIMS: ${why}`);
  if (demo) throw wrong('a demo shows the samples of the specification; leave it unset');
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(resolve(path), 'utf8'));
  } catch {
    throw wrong('name a file that can be read, with the measured claims as JSON');
  }
  const names = claims.flatMap((claim) => ('kept' in claim ? [] : [claim.name]));
  const read = z.partialRecord(z.enum(names), measured).safeParse(text);
  if (!read.success)
    throw wrong(read.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '));
  return Object.fromEntries(Object.entries(read.data).flatMap(([name, claim]) => (claim ? [[name, claim]] : [])));
}
