import type { Context, Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { publicError } from '../kernel/public-error.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { unsubscribe } from './unsubscribe.ts';
import { Refusal } from '../kernel/refusal.ts';
import { apiError } from '../kernel/api.ts';
import { escapeHtml, htmlPage } from '../kernel/html-page.ts';

const path = `/api${byteEndpoints['email.unsubscribe'].path}`;
const title = 'Choose your emails';
const ended = {
  messages: 'You get no more emails about new messages in your case.',
  progress: 'You get no more emails about the progress of your case.',
} as const;
const stays = 'Emails about your account, letters, offers and money still come.';
const account = '<p><a href="/account">Choose your emails on your account page</a></p>';

/**
 * The unsubscribe link of each optional email. GET only shows a button, so that link scanners change nothing; POST acts
 * at once, including a mail client's one click (RFC 8058).
 */
export function unsubscribeRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(path, (c) =>
    htmlPage(
      200,
      title,
      `<h1>${title}</h1><p>Press the button to get no more emails of this kind. ${stays}</p>${buttonForm(tokenOf(c))}`,
    ),
  );
  app.post(path, async (c) => {
    try {
      const kind = await unsubscribe(services, tokenOf(c));
      return htmlPage(200, 'Done', `<h1>Done</h1><p role="status">${ended[kind]} ${stays}</p>${account}`);
    } catch (error) {
      return failurePage(tokenOf(c), error instanceof Refusal ? apiError(error) : publicError(error, services.log));
    }
  });
}

const tokenOf = (c: Context<AppEnv>): string => c.req.query('token') ?? '';

/** An unknown link points to the account page; after a temporary failure the button is offered again. */
function failurePage(token: string, { status, message }: { status: number; message: string }): Response {
  return htmlPage(
    status,
    `Error: ${title}`,
    `<h1>${title}</h1><div class="summary" role="alert"><p>${escapeHtml(message)}</p></div>${status === 404 ? account : buttonForm(token)}`,
  );
}

function buttonForm(token: string): string {
  return `<form method="post" action="${path}?token=${encodeURIComponent(token)}"><button type="submit">Stop these emails</button></form>`;
}
