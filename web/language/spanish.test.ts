import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headerPages, startLabel } from '../../content/navigation.ts';
import { stateOptions } from '../../domain/case-options.ts';
import { documentKindLabels, fileKindLabels } from '../../domain/documents/document-kind.ts';
import { hardWordOf } from '../../domain/intake/hard-words.ts';
import { emptyAnswers } from '../../domain/intake/answers.ts';
import { readField, type Answer, type Field } from '../../domain/intake/field.ts';
import { stepErrors } from '../../domain/intake/read-application.ts';
import { steps } from '../../domain/intake/steps.ts';
import { uploadHint } from '../../domain/intake/upload-documents.ts';
import { processorLabel, processors } from '../../domain/processors.ts';
import { recognizeFile } from '../../server/documents/recognize-file.ts';
import { pseudo, pseudoOf } from '../../testing/pseudo-language.ts';
import { textsIn, withoutNames } from '../../testing/texts-in.ts';
import { kindOptions } from '../apply/document-kinds.ts';
import { fileRefusal } from '../apply/file-refusal.ts';
import { headRefusal } from '../apply/file-signature.ts';
import { noticeText } from '../apply/notice-text.ts';
import { authErrors, emailField, fullNameField, newPasswordError, newPasswordHint } from '../auth/credentials.ts';
import { codeError } from '../auth/code-rules.ts';
import * as said from '../auth/messages.ts';
import { stateText } from '../extractions/extraction-text.ts';
import { refusalMessage } from '../session/auth-refusals.ts';
import spanish from './spanish.ts';
import { holesOf, translate } from './translate.ts';

const today = '2026-11-20';
const keys = Object.keys(spanish);
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|web\/language\/spanish/.test(path));

/** Screens that offer Spanish, and what they are made of. */
const translated = [...sourcesIn('web/apply'), ...sourcesIn('web/auth')].filter(
  (path) => !/admin-auth|sign-in-again|require-session/.test(path),
);
const web = sourcesIn('web').map((path) => textsIn(path));
const asked = web.flatMap((texts) => texts.keys);

/** The same in both languages: names, and what is known by its letters. */
const names = new Set([
  ...stateOptions.map(({ label }) => label),
  ...processors.map(processorLabel).filter((label) => label !== 'Other'),
  'Midigator',
  'Chargeback Gurus',
  'Verifi',
  'Ethoca',
  'Chargebacks911',
  'PCI DSS',
  'FDA',
  'LLC',
  'EIN',
]);

const fields: readonly Field[] = [
  ...steps.flatMap((step) => [...step.fields, ...(step.rows ?? []).flatMap((group) => group.fields)]),
  fullNameField,
  emailField,
];
const shown = [
  ...steps.flatMap((step) => [step.title, step.lead]),
  ...steps.flatMap((step) => (step.rows ?? []).flatMap(({ title, rowTitle, addLabel }) => [title, rowTitle, addLabel])),
  ...fields.flatMap(({ label, hint, options = [] }) => [label, hint ?? '', ...options.map((option) => option.label)]),
  ...fields.flatMap(({ name }) => {
    const word = hardWordOf(name);
    return word ? [word.asks, word.says] : [];
  }),
  ...Object.values(documentKindLabels),
  ...kindOptions.map(({ label }) => label),
  fileKindLabels.agreement,
  ...headerPages.map(({ label }) => label),
  startLabel,
  uploadHint,
  // How the server names a file's kind.
  'a JPG',
  'a PNG',
  'a HEIC',
  'a DOC',
  'a DOCX',
  'an XLS',
  'an XLSX',
].filter((text) => text !== '' && !names.has(text));

/** Answers that nobody's field takes, and some that it does. */
const wrong: readonly Answer[] = [
  undefined,
  true,
  ['what'],
  '',
  'no',
  'twelve',
  '-5',
  '€ 5',
  '1.234,56',
  '99999999999999999999',
  '0',
  '\u0007',
  'x'.repeat(12_000),
  '2/30/2026',
  '1/1/2099',
  '1/1/1901',
  '1000000',
];

async function messages(): Promise<string[]> {
  const answers = emptyAnswers();
  answers.fields = { amountHeld: '10', rollingReservesHeld: '20' };
  const files = await Promise.all([
    recognizeFile(Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'), 'notice.png', 10),
    recognizeFile(Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'), 'notice', 10),
    recognizeFile(Buffer.from('nothing known'), 'notice.pdf', 10),
    recognizeFile(Buffer.alloc(0), 'notice.pdf', 0),
    recognizeFile(Buffer.from('x'), 'notice.pdf', 11 * 1024 * 1024),
  ]);
  const file = { filename: 'a.pdf', size_bytes: 5 };
  const extraction = { status: 'reading', pages: 3, pages_read: 1, error: null } as const;
  const read = (part: object) => noticeTextOf(part);
  return [
    ...fields.flatMap((field) =>
      wrong.flatMap((answer) => {
        const result = readField(field, answer, today);
        return result.ok ? [] : [result.message];
      }),
    ),
    ...steps.flatMap((step) => Object.values(stepErrors(step, answers, today))),
    ...Object.values(authErrors('create', [fullNameField, emailField], { password: 'short' }, today)),
    ...Object.values(authErrors('sign-in', [emailField], {}, today)),
    newPasswordError(''),
    newPasswordError('x'),
    newPasswordHint,
    codeError('totp', ''),
    codeError('totp', '12'),
    codeError('backup', ''),
    ...['access_denied', 'email_not_verified', 'account_not_linked', 'state_mismatch'].map((code) =>
      said.googleMessage(code, ''),
    ),
    ...Object.values({ ...said.checkYourEmail, ...said.customerFailure }),
    ...[said.accountCreated, said.welcomeBack].flatMap(Object.values),
    ...[1, 30, 60, 600].map((waitSeconds) => refusalMessage({ status: 429, reason: '', message: '', waitSeconds })),
    refusalMessage({ status: 429, reason: '', message: '', waitSeconds: Number.NaN }),
    ...files.flatMap((result) => (result.ok ? [] : [result.message])),
    ...[
      fileRefusal({ name: 'a.exe', size: 5 }, []),
      fileRefusal({ name: 'a.pdf', size: 0 }, []),
      fileRefusal({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 }, []),
      fileRefusal({ name: 'a.pdf', size: 20_000_000 }, []),
      fileRefusal({ name: 'a.pdf', size: 5 }, [file]),
      fileRefusal({ name: 'b.pdf', size: 5 }, Array(60).fill(file)),
      ...['MZ', '<svg', '<html', 'GIF8', 'what', 'PK'].map((head) => headRefusal('a.pdf', Buffer.from(head))),
      headRefusal('a.png', Buffer.from('%PDF-1.7')),
    ].filter((message) => message !== null),
    stateText(extraction),
    stateText({ ...extraction, pages: null }),
    stateText({ ...extraction, status: 'waiting' }),
    stateText({ ...extraction, status: 'done' }),
    stateText({ ...extraction, status: 'done', pages: null }),
    stateText({ ...extraction, status: 'done', pages: 1 }),
    ...[{ status: 'reading' }, { status: 'done' }, { status: 'unreadable' }].map(read),
    ...[0, 1, 2].map((open) => noticeText([finished], { all: 2, open })),
  ];
}

const finished = { status: 'done' } as Parameters<typeof noticeText>[0][number];
const noticeTextOf = (part: object) => noticeText([{ ...finished, ...part }], { all: 0, open: 0 });

test('every text that a translated screen asks for has its Spanish', () => {
  expect(
    [...new Set([...asked, ...shown])].filter((text) => !Object.hasOwn(spanish, text) && !names.has(text)),
  ).toEqual([]);
});

test('a translated screen has no text that bypasses the catalog', () => {
  expect(translated.flatMap((path) => textsIn(path).bare.map((text) => `${path}: ${text}`))).toEqual([]);
});

/** What only a console, staff or the server reads, and titles that `usePageTitle` replaces. */
const notShown =
  /^(Submission failed|Application Submitted|We'll review your case and get back to you within 24 hours$|Merchant Organization|Authentication failed|Invalid credentials or|Google authentication|Failed to|Access denied)|· \{\}$/;
const looksShown = (text: string) => /^[A-Z“"{].* .*[a-z]/.test(text) && /[a-z]{3}/.test(text);

test('every sentence in the code of a translated screen has its Spanish', () => {
  const known = new Set(keys.map(withoutNames));
  const sentences = translated.flatMap((path) => textsIn(path).all).filter(looksShown);
  expect(sentences.length).toBeGreaterThan(150);
  expect(
    sentences.filter((text) => !known.has(withoutNames(text)) && !notShown.test(text) && !names.has(text)),
  ).toEqual([]);
});

test('every message that a field, a form or a file can cause has its Spanish, down to the label in it', async () => {
  const catalog = pseudoOf(spanish);
  const labels = fields.map(({ label }) => label).filter((label) => !names.has(label));
  const english = [...new Set(await messages())].filter((message) => {
    const translation = translate(catalog, message);
    const label = labels.toSorted((one, other) => other.length - one.length).find((each) => message.includes(each));
    const isKnown = Object.hasOwn(catalog, message) || label === undefined || translation.includes(pseudo(label));
    return !translation.startsWith('⟦') || !isKnown;
  });
  expect(english).toEqual([]);
});

test('every entry is the Spanish of a text that the code has', async () => {
  const texts = new Set([
    ...asked,
    ...shown,
    ...web.flatMap(({ all }) => all),
    ...[...sourcesIn('domain'), ...sourcesIn('server')].flatMap((path) => textsIn(path).all),
  ]);
  const ends = [...texts].filter((text) => text.startsWith('"{}" was not added: '));
  const made = await messages();
  const unused = keys.filter(
    (key) =>
      !texts.has(key) &&
      !texts.has(withoutNames(key)) &&
      !ends.some((text) => text.endsWith(`: ${withoutNames(key)}`)) &&
      !made.some((message) => isMadeWith(key, message)),
  );
  expect(unused).toEqual([]);
});

/** Whether a message, or a part of it, is an instance of the key. */
const isMadeWith = (key: string, message: string): boolean =>
  new RegExp(
    key
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  ).test(message);

test('both languages have the same values in each text, and none is empty or left in English', () => {
  const same = new Set(['Error:', 'No']);
  const wrongly = keys.filter((key) => {
    const text = spanish[key] ?? '';
    return text.trim() === '' || holesOf(key).join() !== holesOf(text).join() || (text === key && !same.has(key));
  });
  expect(wrongly).toEqual([]);
});

test('the pseudo-language is two fifths longer', () => {
  expect(pseudo('Continue').length).toBeGreaterThanOrEqual(1.4 * 'Continue'.length);
  expect(pseudo('Step {step} of {all}')).toContain('{step}');
});
