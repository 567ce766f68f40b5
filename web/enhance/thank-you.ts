/** /thank-you: the number that the address carries, the print button, and the toast that the application left behind. */
import { announce } from './announce.ts';

const caseNumber = new URLSearchParams(location.search).get('case')?.slice(0, 40);
if (caseNumber) {
  for (const place of document.querySelectorAll('[data-case-number]')) place.textContent = caseNumber;
  for (const part of document.querySelectorAll<HTMLElement>('[data-with-number]')) part.hidden = false;
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

try {
  const left = sessionStorage.getItem('unhold.toast');
  sessionStorage.removeItem('unhold.toast');
  const { title, description } = left ? JSON.parse(left) : {};
  if (title && description) announce(title, description);
} catch {
  // Storage may be shut; the page says the same.
}
