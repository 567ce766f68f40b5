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
/** What no page can run or frame: of answers that are no pages. */
export const answerPolicy = `${nothing}; frame-ancestors 'none'`;
/** The same of a file that this site's own pages show in a frame. */
export const framedPolicy = `${nothing}; frame-ancestors 'self'`;
/** Of a file that is only to be stored: a browser that shows it all the same gives it no rights. */
export const downloadPolicy = `${answerPolicy}; sandbox`;

/** Headers of whatever is answered by the program and not from the built site, unless it says its own. */
export function answerHeaders(publicUrl: string): Record<string, string> {
  return { ...securityHeaders(publicUrl), 'content-security-policy': answerPolicy };
}
