/** Refusals of the sign-in endpoints, as messages that say what to do next. Pure. */

export const accountExists = 'There is an account with this email already. Sign in instead, or reset its password.';

const messages: Record<string, string> = {
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in took too long. Start again with your email and password.',
  INVALID_CODE: 'That code is not right. Codes change every 30 seconds: enter the newest one.',
  CODE_USED: 'That code was used before. Wait for the next one: codes change every 30 seconds.',
  INVALID_BACKUP_CODE: 'That backup code is not right, or it has been used before.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Start again with your email and password.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Wait 15 minutes, then try again.',
  SESSION_NOT_FRESH: 'You signed in more than a day ago. Sign out, sign in again, and repeat this.',
  SESSION_EXPIRED: 'Your session has ended. Sign in again.',
  INVALID_PASSWORD: 'That is not your current password.',
  INVALID_TOKEN: 'This link has been used before, or it is too old.',
  TOKEN_EXPIRED: 'This link is too old.',
  EMAIL_NOT_VERIFIED: 'Confirm your email first: open the link that we sent you.',
  USER_ALREADY_EXISTS: accountExists,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: accountExists,
  TOTP_ALREADY_ENABLED: 'An authenticator app is set up already. Load the page again to see it.',
  TWO_FACTOR_NOT_ENABLED: 'No authenticator app is set up. Load the page again.',
  CHALLENGE_NOT_FOUND: 'That took too long. Try again.',
  PASSKEY_NOT_FOUND: 'This passkey is not known here. It may have been removed from the account.',
  AUTHENTICATION_FAILED: 'The passkey could not be checked. Try again, or use your password.',
  SECOND_FACTOR_REQUIRED: 'Confirm first that it is you: enter a code of your authenticator app, or use a passkey.',
};

type Refused = {
  status: number;
  reason: string;
  message: string;
  /** NaN if the response does not say. */ waitSeconds: number;
};

/** The message to show; empty if only the caller can say what failed. */
export function refusalMessage({ status, reason, message, waitSeconds }: Refused): string {
  if (Object.hasOwn(messages, reason)) return messages[reason] ?? '';
  if (status === 429 && waitSeconds > 0) return `Too many attempts. Try again in ${waitText(waitSeconds)}.`;
  if (status === 429) return message || 'Too many attempts. Wait a few minutes, then try again.';
  return message;
}

/** 1 -> "1 second", 90 -> "2 minutes": rounded up, so that the wait is always long enough. */
export function waitText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
