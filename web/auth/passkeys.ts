import { recordOf } from '../../domain/json.ts';
import { ApiError } from '../api/api-error.ts';
import { getAuth, postAuth } from '../session/auth-requests.ts';

/** True if this browser supports passkeys. */
export const passkeysWork = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Signs in with a passkey of this device, without email or password. Its code is loaded on demand. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await getAuth('/passkey/generate-authenticate-options')) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const given = await startAuthentication({ optionsJSON }).catch(refuse);
  await postAuth('/passkey/verify-authentication', { response: given });
}

/** Creates a passkey on this device for the signed-in user. `name` is its name in the list. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await getAuth('/passkey/generate-register-options')) as Parameters<
    typeof startRegistration
  >[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON }).catch(refuse);
  await postAuth('/passkey/verify-registration', { response: made, name });
}

/**
 * The browser's error in plain words. By design, browsers do not distinguish between a canceled and an expired request.
 */
export function passkeyMessage(error: unknown): string {
  const { name, code } = recordOf(error);
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys do not work under this address. Open the service under its usual name, or use your password.';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    return 'This device has a passkey for this account already.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was given: it was cancelled, or the time ran out. Nothing has changed.';
  return 'The browser could not use a passkey. Nothing has changed.';
}

function refuse(error: unknown): never {
  console.error('Passkey', error);
  throw new ApiError('BAD_REQUEST', passkeyMessage(error), 400, {}, error);
}
