import { z } from 'zod';
import { versionReasons } from '../domain/letters/letter-version.ts';
import { letterDocument } from '../domain/letters/letter.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

/** A version of a letter without its text. `by.name` is null for one from before names were kept. */
const listedVersion = z.object({
  version: z.number().int(),
  why: z.enum(versionReasons),
  by: z.object({ name: z.string().nullable(), role: z.string().nullable() }),
  created_at: timestamp,
  word_count: z.number().int(),
  pdf_sha256: z.string(),
});
export type ListedVersion = z.infer<typeof listedVersion>;

export const letterVersions = {
  /** All versions of a letter, the newest first. */
  listVersions: allow('desk')
    .route({ method: 'GET', path: '/letters/{id}/versions', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(listedVersion) })),
  /** The text of one version, current or not. */
  getVersion: allow('desk')
    .route({ method: 'GET', path: '/letters/{id}/versions/{version}', tags: ['letters'] })
    .input(z.strictObject({ id, version: z.coerce.number().int().min(1) }))
    .output(z.object({ version: z.number().int(), document: letterDocument })),
};
