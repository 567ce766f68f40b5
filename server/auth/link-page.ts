import type { Locale } from '../../domain/people/locale.ts';
import { fill } from '../../domain/language/fill.ts';
import { escapeHtml, htmlPage } from '../kernel/html-page.ts';
import { pageLocale } from '../kernel/page-locale.ts';
import { authBase } from './auth-paths.ts';

/** What a link confirms: the address of a new account, or another address of an account. */
export type LinkKind = 'sign-up' | 'change';

/** `language`: the browser's Accept-Language. `proven`: this browser need not give the password. */
type LinkPage = {
  kind: LinkKind;
  address: string;
  query: Record<string, string>;
  proven: boolean;
  language: string | null;
};

/** Why the page was refused, and the status that it is then shown with. */
export type LinkProblem = 'wrong-password' | 'too-often';
const statusOf: Record<LinkProblem, number> = { 'wrong-password': 422, 'too-often': 429 };

type Texts = Record<LinkKind, { title: string; about: string; button: string; not: string; notButton: string }> &
  Record<LinkProblem, string> & { password: string; why: string };

const english: Texts = {
  'sign-up': {
    title: 'Confirm your email address',
    about:
      'Somebody created an Unhold account with {address}. If it was you, confirm that the address is yours: from then on the account acts for it.',
    button: 'Confirm email address',
    not: 'If you did not sign up, drop the account. Nothing was done with it yet.',
    notButton: 'I did not sign up',
  },
  change: {
    title: 'Confirm your new email address',
    about:
      'Somebody asked to use {address} for their Unhold account. If it was you, confirm that the address is yours: from then on the account signs in with it.',
    button: 'Confirm new email address',
    not: 'If you did not ask for it, end this link. The account keeps its address.',
    notButton: 'It was not me',
  },
  password: 'Password of the account',
  why: 'This browser is not the one that asked for the link.',
  'wrong-password': 'That is not the password of the account. Nothing was confirmed.',
  'too-often': 'Too many wrong passwords. Try again in 15 minutes.',
};

const spanish: Texts = {
  'sign-up': {
    title: 'Confirme su dirección de correo',
    about:
      'Alguien creó una cuenta de Unhold con {address}. Si fue usted, confirme que la dirección es suya: desde entonces la cuenta actúa por ella.',
    button: 'Confirmar la dirección',
    not: 'Si usted no se registró, elimine la cuenta. Todavía no se ha hecho nada con ella.',
    notButton: 'Yo no me registré',
  },
  change: {
    title: 'Confirme su nueva dirección de correo',
    about:
      'Alguien pidió usar {address} para su cuenta de Unhold. Si fue usted, confirme que la dirección es suya: desde entonces la cuenta inicia sesión con ella.',
    button: 'Confirmar la nueva dirección',
    not: 'Si usted no lo pidió, anule este enlace. La cuenta conserva su dirección.',
    notButton: 'No fui yo',
  },
  password: 'Contraseña de la cuenta',
  why: 'Este navegador no es el que pidió el enlace.',
  'wrong-password': 'Esa no es la contraseña de la cuenta. No se confirmó nada.',
  'too-often': 'Demasiadas contraseñas incorrectas. Inténtelo de nuevo en 15 minutos.',
};

const texts: Record<Locale, Texts> = { en: english, es: spanish };

/** The page that a confirmation link opens, with one button for each answer: nothing has happened yet. */
export function linkPage({ kind, address, query, proven, language }: LinkPage, problem?: LinkProblem): Response {
  const locale = pageLocale(language);
  const said = texts[locale];
  const { title, about, button, not, notButton } = said[kind];
  const action = escapeHtml(`${authBase}/verify-email?${new URLSearchParams(query).toString()}`);
  const form = (answer: 'confirm' | 'refuse', inside: string) =>
    `<form method="post" action="${action}"><input type="hidden" name="answer" value="${answer}">${inside}</form>`;
  const refusal = problem
    ? `<div class="summary" role="alert"><p id="problem">${escapeHtml(said[problem])}</p></div>`
    : '';
  const password = proven ? '' : passwordField(said, problem);
  return htmlPage(
    problem ? statusOf[problem] : 200,
    title,
    `<h1>${title}</h1>${refusal}<p>${fill(escapeHtml(about), { address: `<strong>${escapeHtml(address)}</strong>` })}</p>
${form('confirm', `${password}<button type="submit">${button}</button>`)}
${form('refuse', `<p>${not}</p><button type="submit" class="other">${notButton}</button>`)}`,
    { 'cache-control': 'no-store' },
    locale,
  );
}

function passwordField({ password, why }: Texts, problem: LinkProblem | undefined): string {
  const wrong = problem === 'wrong-password';
  return `<div class="field${wrong ? ' field--invalid' : ''}"><label for="password">${password}</label><p class="hint" id="why">${why}</p>
<input id="password" name="password" type="password" autocomplete="current-password" required aria-describedby="why${wrong ? ' problem" aria-invalid="true' : ''}"></div>`;
}

const refused: Record<Locale, Record<LinkKind | 'in-use', { title: string; text: string }>> = {
  en: {
    'sign-up': { title: 'The account is dropped', text: 'Nobody can use it. There is nothing more to do.' },
    change: { title: 'The link is ended', text: 'The account keeps its address. There is nothing more to do.' },
    'in-use': { title: 'This account is in use', text: 'It cannot be dropped here. Please write to us.' },
  },
  es: {
    'sign-up': { title: 'La cuenta está eliminada', text: 'Nadie puede usarla. No tiene que hacer nada más.' },
    change: { title: 'El enlace está anulado', text: 'La cuenta conserva su dirección. No tiene que hacer nada más.' },
    'in-use': { title: 'Esta cuenta está en uso', text: 'No se puede eliminar aquí. Por favor escríbanos.' },
  },
};

const contact: Record<Locale, string> = { en: 'Contact us', es: 'Escríbanos' };

/** After "I did not sign up" or "It was not me". `in-use`: the account was used already, so a link may not drop it. */
export function refusedPage(what: LinkKind | 'in-use', language: string | null): Response {
  const locale = pageLocale(language);
  const { title, text } = refused[locale][what];
  const onward = what === 'in-use' ? `<p><a href="/contact">${contact[locale]}</a></p>` : '';
  return htmlPage(
    what === 'in-use' ? 409 : 200,
    title,
    `<h1>${title}</h1><p role="status">${text}</p>${onward}`,
    { 'cache-control': 'no-store' },
    locale,
  );
}
