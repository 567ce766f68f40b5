import { createHash } from 'node:crypto';
import authorities from './authorities.json' with { type: 'json' };
import { profiles } from './processors/profiles.ts';
import states from './state_tables.json' with { type: 'json' };

/** sha-256 in hex of the authorities, the profiles and the states; a letter keeps the one it was drafted with. */
export const knowledgeHash: string = createHash('sha256')
  .update(JSON.stringify([authorities, profiles, states]))
  .digest('hex');
