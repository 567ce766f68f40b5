import type { ListedEmail } from './list-outbox.ts';
import type { ShownEmail } from './read-outbox-email.ts';
import { escapeHtml, htmlPage } from '../kernel/html-page.ts';

const about = 'This is a demo without a mail server. What it would send by email is kept here.';
const states: Record<string, string> = {
  queued: 'waiting',
  sending: 'waiting',
  failed: 'not sent',
  uncertain: 'not certain',
  unwanted: 'declined by its reader',
};
const noStore = { 'cache-control': 'no-store' };
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** The demo's outbox, newest first. */
export function outboxPage(items: readonly ListedEmail[], after: string | null, isFirst: boolean): Response {
  const rows = items
    .map(
      (email) =>
        `<li><a href="/outbox/${email.id}">${escapeHtml(email.subject)}</a><p class="hint" dir="auto">${escapeHtml(aboutEmail(email))}</p></li>`,
    )
    .join('');
  const list =
    rows === ''
      ? `<p>${isFirst ? 'No email yet. Sign up, ask for a new password or submit a case, and its email appears here.' : 'There are no older emails.'}</p>`
      : `<ol class="mails">${rows}</ol>`;
  const pages = [
    isFirst ? '' : '<a href="/outbox">Newest</a>',
    after === null ? '' : `<a href="/outbox?after=${encodeURIComponent(after)}">Older</a>`,
  ]
    .filter(Boolean)
    .join(' ');
  return htmlPage(
    200,
    'Outbox',
    `<h1>Outbox</h1><p>${about} <a href="/outbox">Look again</a></p>${list}${pages ? `<nav aria-label="Pages" class="pages">${pages}</nav>` : ''}`,
    noStore,
  );
}

/** One email: its HTML part in a sandbox, its plain-text part, and its attachments. */
export function outboxEmailPage({ written, attachments, ...email }: ShownEmail): Response {
  // A frame under the page's policy: no scripts, no forms, nothing fetched; links open in a new tab.
  const frame = `<iframe class="mail" title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(written.html)}"></iframe>`;
  const files = attachments.map((file, index) => fileLink(email.id, file, index)).join('');
  return htmlPage(
    200,
    written.subject,
    `<p><a href="/outbox">Outbox</a></p><h1 dir="auto">${escapeHtml(written.subject)}</h1><p class="hint">${escapeHtml(aboutEmail(email))}</p>
${files ? `<h2>Attached</h2><ul class="files">${files}</ul>` : ''}<h2>As HTML</h2>${frame}<h2>As plain text</h2><pre tabindex="0" dir="auto">${withLinks(written.text)}</pre>`,
    noStore,
  );
}

export function outboxFailurePage(status: number, message: string): Response {
  return htmlPage(
    status,
    'Error: Outbox',
    `<h1>Outbox</h1><div class="summary" role="alert"><p>${escapeHtml(message)}</p></div><p><a href="/outbox">Go to the outbox</a></p>`,
    noStore,
  );
}

function aboutEmail({
  recipient,
  created_at,
  status,
}: Pick<ListedEmail, 'recipient' | 'created_at' | 'status'>): string {
  const state = states[status];
  return `To ${recipient}, ${moment.format(created_at).replaceAll('\u202f', ' ')} UTC${state === undefined ? '' : `, ${state}`}`;
}

function fileLink(id: string, { filename, content }: ShownEmail['attachments'][number], index: number): string {
  return `<li><a href="/outbox/${id}/files/${index}">${escapeHtml(filename)}</a> <span class="hint">(${Math.ceil(content.byteLength / 1_024).toLocaleString('en-US')} kB)</span></li>`;
}

/** Links the addresses in a plain text and escapes the rest. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
