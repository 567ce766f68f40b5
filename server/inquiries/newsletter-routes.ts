import type { Context, Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { publicError } from '../kernel/public-error.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { confirmSubscription, endSubscription } from './subscription.ts';
import { Refusal } from '../kernel/refusal.ts';
import { apiError } from '../kernel/api.ts';
import { escapeHtml, htmlPage } from '../kernel/html-page.ts';

type Link = {
  name: 'inquiries.confirmSubscription' | 'inquiries.endSubscription';
  act: (services: Services, token: string) => Promise<void>;
  title: string;
  ask: string;
  button: string;
  done: string;
  after: string;
};

const links: readonly Link[] = [
  {
    name: 'inquiries.confirmSubscription',
    act: confirmSubscription,
    title: 'Confirm your subscription',
    ask: 'Press the button to get the Unhold newsletter at the address that our email went to.',
    button: 'Confirm Subscription',
    done: 'You are subscribed',
    after: 'Each newsletter carries a link that ends it.',
  },
  {
    name: 'inquiries.endSubscription',
    act: endSubscription,
    title: 'End the newsletter',
    ask: 'Press the button and no further newsletter is sent to you.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    after: 'No further newsletter is sent to you.',
  },
];

/**
 * The links in our emails. GET only shows a button, so that link scanners change nothing; POST acts, including a mail
 * client's one click.
 */
export function newsletterRoutes(app: Hono<AppEnv>, services: Services): void {
  for (const link of links) {
    const path = `/api${byteEndpoints[link.name].path}`;
    app.get(path, (c) => buttonPage(link, tokenOf(c)));
    app.post(path, async (c) => {
      try {
        await link.act(services, tokenOf(c));
        return htmlPage(
          200,
          link.done,
          `<h1>${link.done}</h1><p>${link.after}</p><p><a href="/blog">Go to the blog</a></p>`,
        );
      } catch (error) {
        return failurePage(
          link,
          tokenOf(c),
          error instanceof Refusal ? apiError(error) : publicError(error, services.log),
        );
      }
    });
  }
}

const tokenOf = (c: Context<AppEnv>): string => c.req.query('token') ?? '';

function buttonPage(link: Link, token: string): Response {
  return htmlPage(200, link.title, `<h1>${link.title}</h1><p>${link.ask}</p>${buttonForm(link, token)}`);
}

/** An unknown link points to the blog; after a temporary failure the button is offered again. */
function failurePage(link: Link, token: string, { status, message }: { status: number; message: string }): Response {
  const onward = status === 404 ? '<p><a href="/blog">Go to the blog</a></p>' : buttonForm(link, token);
  return htmlPage(
    status,
    `Error: ${link.title}`,
    `<h1>${link.title}</h1><div class="summary" role="alert"><p>${escapeHtml(message)}</p></div>${onward}`,
  );
}

function buttonForm(link: Link, token: string): string {
  return `<form method="post" action="/api${byteEndpoints[link.name].path}?token=${encodeURIComponent(token)}"><button type="submit">${link.button}</button></form>`;
}
