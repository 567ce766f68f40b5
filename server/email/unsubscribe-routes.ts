import type { Context, Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { publicError } from '../kernel/public-error.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { unsubscribe } from './unsubscribe.ts';
import { Refusal } from '../kernel/refusal.ts';
import { apiError } from '../kernel/api.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { escapeHtml, htmlPage } from '../kernel/html-page.ts';
import { pageLocale } from '../kernel/page-locale.ts';

const path = `/api${byteEndpoints['email.unsubscribe'].path}`;
const texts = {
  en: {
    title: 'Choose your emails',
    ask: 'Press the button to get no more emails of this kind.',
    button: 'Stop these emails',
    done: 'Done',
    ended: {
      messages: 'You get no more emails about new messages in your case.',
      progress: 'You get no more emails about the progress of your case.',
    },
    stays: 'Emails about your account, letters, offers and money still come.',
    account: 'Choose your emails on your account page',
    unknown:
      'This link is not known. Please use the link of an email that you got from us, or sign in and choose your emails on your account page.',
  },
  es: {
    title: 'Elija sus correos',
    ask: 'Presione el botón para no recibir más correos de este tipo.',
    button: 'No recibir más estos correos',
    done: 'Listo',
    ended: {
      messages: 'Ya no recibe correos sobre mensajes nuevos de su caso.',
      progress: 'Ya no recibe correos sobre el avance de su caso.',
    },
    stays: 'Los correos sobre su cuenta, cartas, ofertas y dinero siguen llegando.',
    account: 'Elija sus correos en la página de su cuenta',
    unknown:
      'Este enlace no se conoce. Use el enlace de un correo que recibió de nosotros, o inicie sesión y elija sus correos en la página de su cuenta.',
  },
} as const satisfies Record<Locale, object>;

/**
 * The unsubscribe link of each optional email. GET only shows a button, so that link scanners change nothing; POST acts
 * at once, including a mail client's one click (RFC 8058).
 */
export function unsubscribeRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(path, (c) => {
    const { title, ask, stays } = saidTo(c);
    return page(c, 200, title, `<h1>${title}</h1><p>${ask} ${stays}</p>${buttonForm(c)}`);
  });
  app.post(path, async (c) => {
    try {
      const kind = await unsubscribe(services, tokenOf(c));
      const { done, ended, stays } = saidTo(c);
      return page(c, 200, done, `<h1>${done}</h1><p role="status">${ended[kind]} ${stays}</p>${onward(c)}`);
    } catch (error) {
      return failurePage(c, error instanceof Refusal ? apiError(error) : publicError(error, services.log));
    }
  });
}

const tokenOf = (c: Context<AppEnv>): string => c.req.query('token') ?? '';
const localeOf = (c: Context<AppEnv>): Locale => pageLocale(c.req.header('accept-language'));
const saidTo = (c: Context<AppEnv>) => texts[localeOf(c)];
const page = (c: Context<AppEnv>, status: number, title: string, main: string): Response =>
  htmlPage(status, title, main, {}, localeOf(c));
const onward = (c: Context<AppEnv>): string => `<p><a href="/account">${saidTo(c).account}</a></p>`;

/** An unknown link points to the account page; after a temporary failure the button is offered again. */
function failurePage(c: Context<AppEnv>, { status, message }: { status: number; message: string }): Response {
  const { title, unknown } = saidTo(c);
  const problem = status === 404 ? unknown : message;
  return page(
    c,
    status,
    `Error: ${title}`,
    `<h1>${title}</h1><div class="summary" role="alert"><p>${escapeHtml(problem)}</p></div>${status === 404 ? onward(c) : buttonForm(c)}`,
  );
}

function buttonForm(c: Context<AppEnv>): string {
  return `<form method="post" action="${path}?token=${encodeURIComponent(tokenOf(c))}"><button type="submit">${saidTo(c).button}</button></form>`;
}
