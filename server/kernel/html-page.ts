/** The few pages that the server renders itself: self-contained, no script, light and dark. */
import type { Locale } from '../../domain/people/locale.ts';

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (each) => references[each] ?? each);

const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbfaf6,#111714);--ink:light-dark(#17211c,#e9ede9);--muted:light-dark(#5e6963,#a3aea8);--rule:light-dark(#ddd8cb,#2f3a35);--field:light-dark(#fff,#131a16);--field-border:light-dark(#7a857f,#76837c);--brand:light-dark(#0e4a3a,#9fd4bf);--on-brand:light-dark(#fff,#0c1f18);--link:light-dark(#0b5c7a,#7cc4e0);--focus:light-dark(#b45309,#f0a33c);--danger:light-dark(#8f1717,#f6b8b1);--danger-paper:light-dark(#fdeeec,#361614);--danger-rule:light-dark(#b3261e,#d98078)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.55 'Public Sans',system-ui,sans-serif;overflow-wrap:break-word}
header{border-block-end:1px solid var(--rule)}
header a{font:600 1.4375rem/1 'Source Serif 4',Georgia,serif;color:var(--ink);text-decoration:none;display:block;max-width:38rem;margin:0 auto;padding-block:1.25rem}
header,main{padding-inline:clamp(1rem,4vw,2rem)}
main{max-width:42rem;margin:0 auto;padding-block:2rem 4rem;display:grid;gap:1.5rem}
h1,h2{font-family:'Source Serif 4',Georgia,serif;line-height:1.2;margin:0}
h2{font-size:1.1875rem}
p,ul{margin:0;padding:0}
a{color:var(--link)}
form{display:grid;gap:1.5rem}
.field{display:grid;gap:.375rem}
.field--invalid{border-inline-start:3px solid var(--danger-rule);padding-inline-start:.875rem}
label{font-weight:600}
.hint,.optional{color:var(--muted);font-weight:400;font-size:.9375rem}
.error{color:var(--danger);font-weight:600;font-size:.9375rem}
input,textarea{font:inherit;color:inherit;width:100%;min-height:3rem;padding:.4rem .75rem;background:var(--field);border:1px solid var(--field-border);border-radius:2px}
textarea{resize:vertical}
[aria-invalid=true]{border-color:var(--danger-rule)}
button{font:inherit;font-weight:600;min-height:3rem;padding:.25rem 1.375rem;border:1px solid transparent;border-radius:2px;background:var(--brand);color:var(--on-brand);cursor:pointer;justify-self:start}
button.other{background:none;border-color:var(--field-border);color:var(--ink)}
:focus-visible,.summary:focus{outline:3px solid var(--focus);outline-offset:2px}
.summary{border:2px solid var(--danger-rule);background:var(--danger-paper);padding:1rem 1.25rem;border-radius:2px;display:grid;gap:.5rem}
.summary h2,.summary a{color:var(--danger)}
.summary ul{list-style:none;display:grid;gap:.375rem}
.mails,.files{list-style:none;margin:0;padding:0}
.mails li{padding-block:.75rem;border-block-end:1px solid var(--rule)}
.mails li:first-child{border-block-start:1px solid var(--rule)}
.pages{display:flex;gap:1.5rem}
.mail{width:100%;height:44rem;border:1px solid var(--rule);border-radius:2px;resize:vertical}
pre{margin:0;padding:1rem;border:1px solid var(--rule);font:.9375rem/1.5 ui-monospace,Menlo,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;

// Referrer to ourselves only: addresses hold tokens, and without any referrer a form's origin would be "null".
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** A whole page. `title` is text, `main` is HTML with its parts escaped. */
export function htmlPage(
  status: number,
  title: string,
  main: string,
  headers: Record<string, string> = {},
  locale: Locale = 'en',
): Response {
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Unhold</title><style>${style}</style></head>
<body><header><a href="/">Unhold</a></header><main>${main}</main></body></html>`;
  return new Response(html, { status, headers: { ...pageHeaders, ...headers } });
}
