import { createHash } from 'node:crypto';

/** Types of <script> that a browser executes; any other is data, which no policy covers. */
const executable = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/**
 * Only the page's own inline scripts, by hash, and files of this server. Inline styles are allowed: the router and
 * dialogs set them.
 */
export function contentPolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scriptHashes(html))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', script = '']) => {
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (/\ssrc\s*=/i.test(attributes) || !executable.has(type.toLowerCase())) return [];
    return [`'sha256-${createHash('sha256').update(script).digest('base64')}'`];
  });
}
