import { z } from 'zod';
import { allow } from './policy.ts';
import { timestamp } from './shapes.ts';

export const system = {
  health: allow('public')
    .route({ method: 'GET', path: '/health', tags: ['system'] })
    .output(z.object({ ok: z.boolean(), database: z.boolean(), version: z.string() })),
  /** What a sign-in page needs before anyone has signed in. */
  signInOptions: allow('public')
    .route({ method: 'GET', path: '/sign-in-options', tags: ['system'] })
    .output(z.object({ google: z.boolean(), demo: z.boolean(), email: z.boolean() })),
  /** Whether emails and letters are held since a restore, and the moment of the restored state. */
  outgoing: allow('staff')
    .route({ method: 'GET', path: '/outgoing', tags: ['system'] })
    .output(z.object({ held: z.object({ since: timestamp, restored_to: timestamp }).nullable() })),
};
