/**
 * Submits forms to the API without leaving the page: every `form[data-send]` with an `/api/` action. Without this
 * script the browser submits them itself. `data-sent-title` and `data-sent-text` are the toast. Fields are cleared only
 * after success.
 */
import { announce } from './announce.ts';

type Answer = { message?: string; fields?: Record<string, string> };
type Control = HTMLInputElement | HTMLTextAreaElement;

const longestWait = 30_000;
const unreached =
  'The message could not be sent: the server was not reached. What you wrote is still here. Check the connection and press the button again.';
const unclear =
  'The message could not be sent just now. What you wrote is still here; please press the button again in a moment.';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send]')) {
  if (new URL(form.getAttribute('action') ?? '', location.href).pathname.startsWith('/api/')) enhance(form);
}

function enhance(form: HTMLFormElement): void {
  // Created before it is needed, so that screen readers announce what is put into it.
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  form.append(alert);
  let busy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    void send(form, alert).finally(() => {
      busy = false;
    });
  });
  form.addEventListener('input', ({ target }) => isControl(target) && showError(target, ''));
}

async function send(form: HTMLFormElement, alert: HTMLElement): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const done = showBusy(form);
  fail(alert, '');
  document.getElementById('toasts')?.replaceChildren();
  for (const control of controlsOf(form)) showError(control, '');
  try {
    const response = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(longestWait),
    });
    done();
    if (response.ok) return sent(form);
    const answer: Answer = await response.json().catch(() => ({}));
    refused(form, alert, answer);
  } catch {
    done();
    fail(alert, unreached);
  }
}

function sent(form: HTMLFormElement): void {
  form.reset();
  announce(form.dataset['sentTitle'] ?? '', form.dataset['sentText'] ?? '');
}

/**
 * Shows each field's error at the field, and any other error at the button. Empties the hidden field for the next try.
 */
function refused(form: HTMLFormElement, alert: HTMLElement, { message, fields = {} }: Answer): void {
  for (const control of controlsOf(form)) if (control.tabIndex < 0) control.value = '';
  const shown = controlsOf(form).filter((control) => showError(control, fields[control.name] ?? ''));
  shown[0]?.focus();
  if (shown.length === 0) fail(alert, message ?? unclear);
}

/** Shows an error at the control, or removes it if empty. Returns whether one is shown. */
function showError(control: Control, message: string): boolean {
  if (!control.id || control.tabIndex < 0) return false;
  const id = `${control.id}-error`;
  document.getElementById(id)?.remove();
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each !== '' && each !== id);
  const described = message ? [...others, id] : others;
  if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '));
  else control.removeAttribute('aria-describedby');
  if (!message) {
    control.removeAttribute('aria-invalid');
    return false;
  }
  control.setAttribute('aria-invalid', 'true');
  const error = document.createElement('p');
  error.id = id;
  error.className = 'field__error';
  error.textContent = message;
  control.after(error);
  return true;
}

function fail(alert: HTMLElement, message: string): void {
  alert.className = message ? 'notice notice--danger' : '';
  alert.textContent = message;
}

/**
 * Shows that the form is being sent and locks its fields until there is a response. Returns a function that undoes
 * this.
 */
function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = button?.textContent ?? '';
  const fields = controlsOf(form);
  const set = (isBusy: boolean) => {
    for (const field of fields) field.readOnly = isBusy;
    if (!button) return;
    button.textContent = isBusy ? 'Sending…' : label;
    button.toggleAttribute('data-busy', isBusy);
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  };
  set(true);
  return () => set(false);
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);
