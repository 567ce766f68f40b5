import type { Context, Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { addressOf, type AppEnv } from '../kernel/app-env.ts';
import { claimAttempts } from '../kernel/attempts.ts';
import { attachment } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { escapeHtml, htmlPage } from '../kernel/html-page.ts';
import { Refusal } from '../kernel/refusal.ts';
import { bookOf, linkedLetter, openLink } from './secure-link.ts';

const path = `/api${byteEndpoints['letters.openLink'].path}`;
const never = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' };

/**
 * A letter by its secure link. GET shows a page with a button, so that scanners that follow links open nothing; POST
 * opens the letter and logs that. Both are limited by the caller's address.
 */
export function linkRoute(app: Hono<AppEnv>, services: Services): void {
  app.get(path, (c) => answer(services, c, () => page(services, tokenOf(c))));
  app.post(path, (c) =>
    answer(services, c, async () => {
      const part = c.req.query('part') === 'exhibits' ? 'exhibits' : 'letter';
      const who = { address: addressOf(c), userAgent: c.req.header('user-agent') ?? '' };
      const { bytes, filename } = await openLink(services, tokenOf(c), { part, ...who });
      return new Response(new Uint8Array(bytes), {
        headers: { ...attachment(filename, 'application/pdf', true), ...never },
      });
    }),
  );
}

const tokenOf = (c: Context<AppEnv>): string => c.req.query('token') ?? '';

async function answer(services: Services, c: Context<AppEnv>, work: () => Promise<Response>): Promise<Response> {
  const claim = await claimAttempts(services, [{ kind: 'letter-link', key: addressOf(c) }]);
  if ('wait' in claim)
    return problem(429, 'Too many requests', 'Wait a few minutes and open the link again.', {
      'retry-after': String(claim.wait),
    });
  try {
    return await work();
  } catch (error) {
    // The same answer whatever is wrong with the link.
    if (error instanceof Refusal && error.code === 'NOT_FOUND')
      return problem(
        404,
        'This link does not open a letter',
        'It is not complete, has expired, or was ended. The letter is attached to the email that has the link.',
      );
    throw error;
  }
}

const problem = (status: number, title: string, text: string, headers: Record<string, string> = {}): Response =>
  htmlPage(status, title, `<h1>${title}</h1><p>${text}</p>`, { ...never, ...headers });

async function page(services: Services, token: string): Promise<Response> {
  const letter = await linkedLetter(services, token);
  const button = (part: 'letter' | 'exhibits', label: string) =>
    `<form method="post" action="${path}?token=${encodeURIComponent(token)}&amp;part=${part}"><button type="submit">${label}</button></form>`;
  const exhibits = (await bookOf(services, letter)) === null ? '' : button('exhibits', 'Open the exhibits');
  return htmlPage(
    200,
    'A letter for you',
    `<h1>${escapeHtml(letter.title)}</h1><p>Case ${escapeHtml(letter.case_number)}. The same letter is attached to the email that has this link. Opening it is recorded.</p>${button('letter', 'Open the letter')}${exhibits}`,
    never,
  );
}
