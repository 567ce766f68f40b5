import { recordOf } from '../../domain/json.ts';
import { ApiError } from '../api/api-error.ts';
import { getAuth, postAuth } from '../session/auth-requests.ts';

/** True when this browser can hold passkeys. */
export const passkeysWork = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Signs in by a passkey of this device, without email or password. Loads its code only when it is asked for. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await getAuth('/passkey/generate-authenticate-options')) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const given = await startAuthentication({ optionsJSON }).catch(refuse);
  await postAuth('/passkey/verify-authentication', { response: given });
}

/** Makes a passkey on this device for the person who is signed in. `name` is how the list will call it. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await getAuth('/passkey/generate-register-options')) as Parameters<
    typeof startRegistration
  >[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON }).catch(refuse);
  await postAuth('/passkey/verify-registration', { response: made, name });
}

/** What the browser said, in plain words. It tells "cancelled" and "timed out" alike, by design. */
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
