/** Spec, section 8, word for word. */
export const customerFailure = {
  failureTitle: 'Authentication Error',
  failureOtherwise: 'An error occurred during authentication.',
};
export const adminFailure = {
  failureTitle: 'Authentication failed',
  failureOtherwise: 'Invalid credentials or insufficient permissions',
};
export const adminGoogleFailure = {
  title: 'Google authentication failed',
  otherwise: 'Failed to authenticate with Google',
};
export const adminDenied = 'Access denied. This login is for authorized administrators only.';
export const adminCheckFailed = 'Failed to verify admin access';
export const checkYourEmail = {
  title: 'Check your email',
  description: "We've sent you a confirmation link to complete your registration",
};
export const accountCreated = {
  title: 'Account created successfully!',
  description: "Let's continue with your case submission",
};
export const welcomeBack = { title: 'Welcome back!', description: "Let's continue with your case submission" };

/**
 * A message for Google's error code; an unknown code gets the spec's message. Only known codes have one, because the
 * code comes from the URL.
 */
export function googleMessage(code: string, otherwise: string): string {
  if (code === 'access_denied') return 'You cancelled at Google. Nothing has changed.';
  if (/email_not_verified|email_is_missing|email_not_found/i.test(code))
    return 'Google has not verified this email address. Verify it at Google, or sign in with a password.';
  if (/account_not_linked|unable_to_link/i.test(code))
    return 'This email has an account with a password. Sign in with the password.';
  if (/state|expired|please_restart/i.test(code))
    return 'That took too long, or was opened in another browser. Try again.';
  return otherwise;
}
