import type { Config } from '../kernel/config.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';

/** 256 bits that only the program can derive from the invitation's id; only their hash is stored. */
export const tokenOf = ({ appKey }: Pick<Config, 'appKey'>, invitationId: string): string =>
  keyedHash(appKey, 'case-invitation', invitationId);

/** The address of an invitation, for the one email that contains it. */
export const invitationAddress = (config: Pick<Config, 'appKey' | 'publicUrl'>, invitationId: string): string =>
  `${config.publicUrl}/invitation?token=${tokenOf(config, invitationId)}`;
