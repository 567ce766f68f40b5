/** Spec, section 8, word for word. */
export const customerFailure = { failureTitle: 'Authentication Error', failureOtherwise: 'An error occurred during authentication.' };
export const adminFailure = { failureTitle: 'Authentication failed', failureOtherwise: 'Invalid credentials or insufficient permissions' };
export const adminGoogleFailure = { title: 'Google authentication failed', otherwise: 'Failed to authenticate with Google' };
export const adminDenied = 'Access denied. This login is for authorized administrators only.';
export const adminCheckFailed = 'Failed to verify admin access';
export const checkYourEmail = { title: 'Check your email', description: "We've sent you a confirmation link to complete your registration" };
export const accountCreated = { title: 'Account created successfully!', description: "Let's continue with your case submission" };
export const welcomeBack = { title: 'Welcome back!', description: "Let's continue with your case submission" };
