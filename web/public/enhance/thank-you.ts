/**
 * The script of /thank-you. Shows the case whose id is in the URL, as the server reports it to its own merchant; the
 * print button; the toast that the application left; and Spanish where that was chosen. Never prints anything from the
 * URL.
 */
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { draftBy, letterBy, replyBy } from '../../../domain/calendar/promises.ts';
import { announce } from './announce.ts';

/**
 * The language chosen on this device, stored by `web/language/chosen-language.ts`. Without storage there is no choice.
 */
const chosen = {
  read: () => {
    try {
      return localStorage.getItem('unhold.language');
    } catch {
      return null;
    }
  },
  change: (tag: 'en' | 'es') => {
    localStorage.setItem('unhold.language', tag);
    location.reload();
  },
};

const inSpanish = document.querySelector<HTMLTemplateElement>('template[lang=es]');
if (inSpanish && chosen.read() === 'es') {
  document.documentElement.lang = 'es';
  document.title = inSpanish.dataset.title ?? document.title;
  while (inSpanish.previousSibling) inSpanish.previousSibling.remove();
  inSpanish.replaceWith(inSpanish.content);
}
const isSpanish = document.documentElement.lang === 'es';
document.querySelector('.language__button')?.addEventListener('click', () => chosen.change(isSpanish ? 'en' : 'es'));

const all = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);
const show = (selector: string) => all(selector).forEach((part) => (part.hidden = false));

const id = new URLSearchParams(location.search).get('id') ?? '';
if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) void showCase();

async function showCase(): Promise<void> {
  const answer = await fetch(`/api/cases/${id}`).catch(() => null);
  // Signed out, offline, or another merchant's case: the page then says only what is true of every case.
  if (!answer?.ok) return;
  const { case_number, created_at } = await answer.json();
  all('[data-case-number]').forEach((place) => (place.textContent = case_number));
  all<HTMLAnchorElement>('[data-case-page]').forEach(
    (link) => (link.href = ['/dashboard/cases', id, link.dataset.casePage].filter(Boolean).join('/')),
  );
  all<HTMLAnchorElement>('[data-calendar]').forEach((link) => (link.href = `/api/cases/${id}/calendar`));
  showDates(new Date(created_at));
  ['number', 'id', 'date'].forEach((part) => show(`[data-with-${part}]`));
}

function showDates(at: Date): void {
  const days: Record<string, string | null> = {
    reply: firmDayOf(replyBy(at)),
    draft: draftBy(at),
    // Who comes back another day signs on that day.
    letter: letterBy(at, new Date()),
  };
  const weekday = new Intl.DateTimeFormat(isSpanish ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  all<HTMLTimeElement>('[data-date]').forEach((place) => {
    const day = days[place.dataset.date ?? ''];
    if (!day) return;
    place.dateTime = day;
    place.textContent = weekday.format(new Date(day));
  });
}

all('button[data-print]').forEach((button) => {
  button.hidden = false;
  button.addEventListener('click', () => print());
});

try {
  const left = sessionStorage.getItem('unhold.toast');
  sessionStorage.removeItem('unhold.toast');
  const { title, description } = left ? JSON.parse(left) : {};
  if (title && description) announce(title, description);
} catch {
  // Storage may be unavailable; the page says the same.
}
