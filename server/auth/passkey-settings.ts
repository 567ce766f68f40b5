import { isIP } from 'node:net';
import type { PasskeyOptions } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/**
 * Passkeys belong to the host of PUBLIC_URL and are accepted only from its pages. A bare IP address cannot have
 * passkeys, so a server addressed by one on this machine uses those of localhost. A key that did not verify its user
 * (finger, face or PIN) is refused, because it counts as both factors.
 */
export function passkeySettings(
  origin: string,
  hostname: string,
): Pick<PasskeyOptions, 'rpID' | 'origin' | 'authenticatorSelection' | 'registration' | 'authentication'> {
  const bare = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return {
    rpID: bare ? 'localhost' : hostname,
    origin: bare ? [origin, origin.replace(hostname, 'localhost')] : [origin],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => requireOwner(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireOwner(verification.authenticationInfo.userVerified),
    },
  };
}

function requireOwner(verified: boolean | undefined): void {
  if (verified !== true)
    throw new APIError('BAD_REQUEST', {
      code: 'AUTHENTICATION_FAILED',
      message: 'This passkey did not verify that it is you. Turn on its fingerprint, face or PIN check, and try again.',
    });
}
