/** The mail program then shows its own way out, in one click (RFC 8058): it posts to `url`, which acts at once. */
export function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
