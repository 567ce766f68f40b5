/** Headers on every response, of the API and the site alike. HSTS only where there is HTTPS. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

const nothing = "default-src 'none'; form-action 'none'; base-uri 'none'";
/** The content policy of answers that are not pages: nothing in them runs, and no page can frame them. */
export const answerPolicy = `${nothing}; frame-ancestors 'none'`;
/** The same for a file that this site's own pages show in a frame. */
export const framedPolicy = `${nothing}; frame-ancestors 'self'`;
/** For a file that is only meant to be saved: a browser that shows it anyway gives it no rights. */
export const downloadPolicy = `${answerPolicy}; sandbox`;

/** Default headers of answers that come from the program and not from the built site. */
export function answerHeaders(publicUrl: string): Record<string, string> {
  return { ...securityHeaders(publicUrl), 'content-security-policy': answerPolicy };
}
