import { createHash } from 'node:crypto';
import general from './authorities.json' with { type: 'json' };
import { profiles } from './processors/profiles.ts';
import states from './state_tables.json' with { type: 'json' };

/** Hex SHA-256 of the authorities, profiles and state tables, stored with each letter drafted from them. */
export const knowledgeHash: string = createHash('sha256')
  .update(JSON.stringify([general, profiles, states]))
  .digest('hex');
