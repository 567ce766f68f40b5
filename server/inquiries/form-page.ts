import { inquiryLimits, type PublicForm } from '../../domain/inquiries/inquiry.ts';
import { escapeHtml, htmlPage } from '../kernel/html-page.ts';

/** What went wrong with a form posted without JavaScript, and everything that was typed. */
type FormRefusal = {
  status: number;
  message: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
  retryAfter: string | null;
};

type Field = { name: string; label: string; control: string; required: boolean; hint?: string };
type FormText = {
  title: string;
  refused: string;
  action: string;
  button: string;
  back: string;
  backLabel: string;
  fields: readonly Field[];
};

const emailField: Field = {
  name: 'email',
  label: 'Email address',
  control: `type="email" autocomplete="email" maxlength="${inquiryLimits.email}"`,
  required: true,
};

const forms: Record<PublicForm, FormText> = {
  contact: {
    title: 'Contact',
    refused: 'Your message was not sent',
    action: '/api/contact',
    button: 'Send Message',
    back: '/contact',
    backLabel: 'Back to the contact page',
    fields: [
      {
        name: 'name',
        label: 'Full name',
        control: `type="text" autocomplete="name" maxlength="${inquiryLimits.name}"`,
        required: true,
      },
      {
        name: 'phone',
        label: 'Phone',
        control: `type="tel" autocomplete="tel" maxlength="${inquiryLimits.phone}"`,
        required: false,
      },
      emailField,
      // No maxlength, because a browser would silently cut off a pasted text.
      {
        name: 'message',
        label: 'Message',
        control: '',
        required: true,
        hint: `Up to ${inquiryLimits.message.toLocaleString('en-US')} characters.`,
      },
    ],
  },
  newsletter: {
    title: 'Newsletter',
    refused: 'You are not signed up yet',
    action: '/api/newsletter',
    button: 'Subscribe',
    back: '/blog',
    backLabel: 'Back to the blog',
    fields: [emailField],
  },
};

/** The form again, with its errors in a summary and at each field. */
export function refusalPage(form: PublicForm, refusal: FormRefusal): Response {
  const text = forms[form];
  const fields = text.fields
    .map((field) => fieldHtml(field, refusal.typed[field.name] ?? '', refusal.fields[field.name]))
    .join('');
  const main = `<h1>${text.title}</h1>${summaryHtml(text, refusal)}
<form method="post" action="${text.action}">${fields}
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" type="text" tabindex="-1" autocomplete="off"></div>
<button type="submit">${text.button}</button></form><p><a href="${text.back}">${text.backLabel}</a></p>`;
  return htmlPage(
    refusal.status,
    `Error: ${text.title}`,
    main,
    refusal.retryAfter === null ? {} : { 'retry-after': refusal.retryAfter },
  );
}

function summaryHtml(text: FormText, { message, fields, typed }: FormRefusal): string {
  const known = text.fields.flatMap(({ name }) =>
    fields[name] ? [`<li><a href="#${name}">${escapeHtml(fields[name])}</a></li>`] : [],
  );
  const what = known.length > 0 ? `<ul>${known.join('')}</ul>` : `<p>${escapeHtml(message)}</p>`;
  const typedNote =
    Object.keys(typed).length > 0
      ? 'What you typed is still here.'
      : "Your browser's Back button leads to what you typed.";
  return `<div class="summary" role="alert" tabindex="-1" autofocus aria-labelledby="refused"><h2 id="refused">${text.refused}</h2>${what}<p>${typedNote}</p></div>`;
}

function fieldHtml({ name, label, control, required, hint }: Field, value: string, error: string | undefined): string {
  const notes = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  const attributes = `id="${name}" name="${name}"${required ? ' required' : ''}${notes ? ` aria-describedby="${notes}"` : ''}${error ? ' aria-invalid="true"' : ''}`;
  // A browser drops the first line break after <textarea>, so one is added to keep a typed one.
  const box =
    control === ''
      ? `<textarea ${attributes} rows="5" placeholder="Tell us about your situation or ask any questions...">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} ${control} value="${escapeHtml(value)}">`;
  return `<div class="field${error ? ' field--invalid' : ''}"><label for="${name}">${label}${required ? '' : ' <span class="optional">(optional)</span>'}</label>
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}${box}</div>`;
}
