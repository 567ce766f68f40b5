/** /thank-you: the number, case and dates from the URL, the print button, and the toast the application handed over. */
import { draftBy, letterBy, replyBy } from '../../../domain/calendar/promises.ts';
import { announce } from './announce.ts';

const said = new URLSearchParams(location.search);
const all = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);
const show = (selector: string) => all(selector).forEach((part) => (part.hidden = false));

const caseNumber = said.get('case')?.slice(0, 40);
if (caseNumber) {
  all('[data-case-number]').forEach((place) => (place.textContent = caseNumber));
  show('[data-with-number]');
}

// Only a well-formed case id becomes a link; the case page checks whose it is.
const id = said.get('id') ?? '';
if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
  all<HTMLAnchorElement>('[data-case-page]').forEach(
    (link) => (link.href = ['/dashboard/cases', id, link.dataset.casePage].filter(Boolean).join('/')),
  );
  all<HTMLAnchorElement>('[data-calendar]').forEach((link) => (link.href = `/api/cases/${id}/calendar`));
  show('[data-with-id]');
}

// Without a valid time in the past, the computed dates would be wrong for this case.
const at = new Date(said.get('at') ?? '');
if (at.getTime() <= Date.now() + 60_000) {
  const days: Record<string, string | null> = {
    reply: replyBy(at).toISOString().slice(0, 10),
    draft: draftBy(at),
    letter: letterBy(at, at),
  };
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  all<HTMLTimeElement>('[data-date]').forEach((place) => {
    const day = days[place.dataset.date ?? ''];
    if (!day) return;
    place.dateTime = day;
    place.textContent = weekday.format(new Date(day));
  });
  show('[data-with-date]');
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
