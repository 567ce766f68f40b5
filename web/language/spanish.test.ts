import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { footerColumns } from '../../content/footer.ts';
import { nextSteps } from '../../content/how-it-works.ts';
import { headerPages, startLabel } from '../../content/navigation.ts';
import { exportNow, exportTexts } from '../../content/processors/export-now.ts';
import { disclaimer } from '../../content/site.ts';
import { stateOptions } from '../../domain/case-options.ts';
import { caseStatuses } from '../../domain/cases/case.ts';
import { consentNote, consentTexts, consentTitle } from '../../domain/ai/disclosure.ts';
import { actorLabels, acts } from '../../domain/cases/story/acts.ts';
import { harms } from '../../domain/cases/story/harm.ts';
import { askAnswers } from '../../domain/documents/ask-answers.ts';
import type { Extraction } from '../../domain/documents/extraction.ts';
import { documentKindLabels, fileKindLabels } from '../../domain/documents/document-kind.ts';
import { hardWordOf } from '../../domain/intake/hard-words.ts';
import { emptyAnswers } from '../../domain/intake/answers.ts';
import { readField, type Answer, type Field } from '../../domain/intake/field.ts';
import { stepErrors } from '../../domain/intake/read-application.ts';
import { steps } from '../../domain/intake/steps.ts';
import { exportHint, uploadHint } from '../../domain/intake/upload-documents.ts';
import { inSpanish } from '../../content/processors/in-spanish.ts';
import { processorLabel, processors } from '../../domain/processors.ts';
import { recognizeFile } from '../../server/documents/recognize-file.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import type { VersionDays } from '../../knowledge/processors/version.ts';
import { pseudo, pseudoOf } from '../../testing/pseudo-language.ts';
import {
  clockSentences,
  factSentences,
  packetSentences,
  progressSentences,
  summarySentences,
  versionSentences,
} from '../../testing/case-sentences.ts';
import { textsIn, withoutNames } from '../../testing/texts-in.ts';
import { kindOptions } from '../apply/document-kinds.ts';
import { fileRefusal } from '../apply/file-refusal.ts';
import { headRefusal } from '../apply/file-signature.ts';
import { noticeText } from '../apply/notice-text.ts';
import { authErrors, emailField, fullNameField, newPasswordError, newPasswordHint } from '../auth/credentials.ts';
import { codeError } from '../auth/code-rules.ts';
import * as said from '../auth/messages.ts';
import { stateText } from '../extractions/extraction-text.ts';
import { authorText } from '../messages/message-text.ts';
import { lengthError } from '../ui/text-field.tsx';
import { refusalMessage } from '../session/auth-refusals.ts';
import catalogOfScreens from './spanish.ts';
import thanks from './spanish-thanks.ts';
import { helpfulActions } from '../../domain/cases/needed-actions.ts';
import { missingDetails } from '../../domain/intake/missing-details.ts';
import { holesOf, translate } from '../../domain/language/translate.ts';

const today = '2026-11-20';
const spanish = { ...catalogOfScreens, ...inSpanish, ...thanks };
const keys = Object.keys(spanish);
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|web\/language\/spanish/.test(path));

/** The source files of the screens that offer Spanish. */
const translated = [
  ...['account', 'apply', 'auth', 'merchant', 'session', 'messages', 'ai'].flatMap((room) => sourcesIn(`web/${room}`)),
  ...sourcesIn('web/evidence'),
  ...sourcesIn('web/packet').filter((path) =>
    /agreement-panel|adverse|ask-list|form-pages|paper-list|packet-text|return-form/.test(path),
  ),
  ...sourcesIn('web/clock').filter((path) => /case-clock|clock-dates|term-/.test(path)),
  ...sourcesIn('web/story').filter((path) => !/panel/.test(path)),
  'web/public/thank-you.tsx',
  'web/public/parts/site-footer.tsx',
  'web/public/parts/site-header.tsx',
].filter((path) => !/admin-auth|account\/standing|messages\/mention-list/.test(path));
const web = sourcesIn('web').map((path) => textsIn(path));
const asked = web.flatMap((texts) => texts.keys);

/** Texts that are the same in both languages: names, and abbreviations. */
const names = new Set([
  ...stateOptions.map(({ label }) => label),
  ...processors.map(processorLabel).filter((label) => label !== 'Other'),
  'Samsung Internet',
  'Midigator',
  'Chargeback Gurus',
  'Verifi',
  'Ethoca',
  'Chargebacks911',
  'PCI DSS',
  'Blog',
  'Legal',
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
  ...Object.values(acts).map(({ label }) => label),
  ...Object.values(actorLabels).map(({ merchant }) => merchant),
  ...Object.values(harms).map(({ label }) => label),
  ...[consentTitle, consentNote, ...Object.values(consentTexts)].map(({ en }) => en),
  ...kindOptions.map(({ label }) => label),
  fileKindLabels.agreement,
  ...headerPages.map(({ label }) => label),
  startLabel,
  ...footerColumns.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
  ...nextSteps.flatMap(({ title, withoutAi, what }) => [title, what, ...(withoutAi === null ? [] : [withoutAi])]),
  disclaimer,
  uploadHint,
  exportHint,
  ...Object.values(exportTexts),
  ...processors.flatMap((each) => {
    const { files, also } = exportNow(each);
    return [...files.flatMap(({ what, note }) => [what, note]), also ?? ''];
  }),
].filter((text) => text !== '' && !names.has(text));

/** Code with the messages that refuse a merchant's call about their case, or that are about a paper. */
const merchantCalls = [
  ...['cancel', 'put-answers', 'get-answers'].map((name) => `server/cases/${name}.ts`),
  ...['add', 'case-files', 'recognize-export'].map((name) => `server/documents/${name}.ts`),
  ...['answer', 'change-own', 'confirm'].map((name) => `server/evidence/${name}.ts`),
  // What the reader of exports says; MATCH's code is for the desk.
  ...sourcesIn('domain/ledger-of-account').filter((path) => !path.includes('excessive-chargebacks')),
  ...sourcesIn('server/engines/exports'),
  'server/money/answer-offer.ts',
  'server/ai/decide-consent.ts',
  ...['add-event', 'reject-event', 'report-harm', 'require-open-story'].map((name) => `server/story/${name}.ts`),
  ...['answer-facts', 'facts-of-case', 'present-packet', 'fill-form', 'return-form', 'form-file', 'keep-form'].map(
    (name) => `server/packet/${name}.ts`,
  ),
  ...['sign', 'withdraw', 'present-papers'].map((name) => `server/papers/${name}.ts`),
  ...['post', 'writing', 'post-with-counsel', 'counsel-queries'].map((name) => `server/messages/${name}.ts`),
  ...['invite', 'accept-invitation', 'remove-guest'].map((name) => `server/sharing/${name}.ts`),
  ...['version', 'version-for'].map((name) => `knowledge/processors/${name}.ts`),
];
/** Sentences that are composed for the page of a case. */
const caseSentences = [
  ...progressSentences(),
  ...clockSentences(),
  ...packetSentences(),
  ...factSentences(),
  ...summarySentences(),
  ...versionSentences(),
  ...caseStatuses.map((status) => status.replaceAll('_', ' ').toUpperCase()),
  ...Object.values(fileKindLabels),
  ...(['merchant', 'staff', 'attorney', 'system'] as const).flatMap((author) =>
    [true, false].flatMap((mine) =>
      ['', 'Robin'].map((author_name) => authorText({ mine, author, author_name })).filter((text) => text !== 'Robin'),
    ),
  ),
  ...[1, 2].map((over) => lengthError('x'.repeat(10 + over), 10) ?? ''),
];

/** Answers that no field accepts, and some that fields do accept. */
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
  '5,000 & 2,000',
  'm&m@shop.example',
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
  answers.owners = [{ ownershipPercentage: '100' }, { ownershipPercentage: '1' }];
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
      fileRefusal({ name: 'a.pdf', size: 0 }, []),
      fileRefusal({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 }, []),
      fileRefusal({ name: 'a.pdf', size: 20_000_000 }, []),
      fileRefusal({ name: 'a.pdf', size: 5 }, [file]),
      fileRefusal({ name: 'b.pdf', size: 5 }, Array(60).fill(file)),
      ...['MZ', '<svg', '<html', 'GIF8', 'what', '\0', 'From: a'].map((head) =>
        headRefusal('a.pdf', Buffer.from(head)),
      ),
      headRefusal('a.exe', Buffer.from('MZ')),
      headRefusal('a.ods', Buffer.from('\0')),
    ].filter((message) => message !== null),
    stateText(extraction),
    stateText({ ...extraction, pages: null }),
    stateText({ ...extraction, status: 'waiting' }),
    stateText({ ...extraction, status: 'done' }),
    stateText({ ...extraction, status: 'done', pages: null }),
    stateText({ ...extraction, status: 'done', pages: 1 }),
    ...[{ status: 'reading' }, { status: 'done' }, { status: 'unreadable' }].map(read),
    ...[0, 1, 2].map((open) => noticeText([finished], { all: 2, open, asked: 0 })),
    noticeText([finished], { all: 0, open: 0, asked: 1 }),
    ...askAnswers([leftOpen('hold_started'), leftOpen('document_date')]).map(({ words }) => words),
    ...askAnswers([leftOpen('document_date')]).map(({ words }) => words),
  ];
}

/** A notice with a sum in pounds, and a day whose parts can be read in two orders. */
const leftOpen = (role: 'hold_started' | 'document_date'): Extraction => {
  const place = { page: 1, snippet: '', confidence: 0.9 };
  return {
    file_id: '',
    filename: '',
    kind: 'hold_notice',
    kind_confidence: 1,
    findings: [
      { what: 'foreign_amount', role: 'held', value: '£9,480.00', ...place },
      { what: 'date', role, value: '2026-03-07', or: '2026-07-03', ...place, confidence: 0.5 },
    ],
  };
};

const finished = { status: 'done' } as Parameters<typeof noticeText>[0][number];
const noticeTextOf = (part: object) => noticeText([{ ...finished, ...part }], { all: 0, open: 0, asked: 0 });

test('every text that a translated screen uses has a Spanish translation', () => {
  expect(
    [...new Set([...asked, ...shown])].filter((text) => !Object.hasOwn(spanish, text) && !names.has(text)),
  ).toEqual([]);
});

test('a translated screen has no text that bypasses the catalog', () => {
  expect(translated.flatMap((path) => textsIn(path).bare.map((text) => `${path}: ${text}`))).toEqual([]);
});

/** Texts that only the console, staff or the server reads, and titles that `usePageTitle` replaces. */
const notShown =
  /^(Processor records|Current Reserve|Previous Reserve|\{\} has \{\} bytes|Submission failed|Your application is in\. What happens next|Merchant Organization|Authentication failed|Invalid credentials or|Google authentication|Failed to|Access denied|You sign$|This case$|This person$|One of these files$|This offer$|The desk adds|Only an internal note|Only staff and the attorney|Unhold team|The language could not be saved)|· \{\}$/;
const looksShown = (text: string) => /^[A-Z“"{].* .*[a-z]/.test(text) && /[a-z]{3}/.test(text);

test('every sentence in the code of a translated screen has a Spanish translation', () => {
  const known = new Set(keys.map(withoutNames));
  const sentences = translated.flatMap((path) => {
    const { all, given } = textsIn(path);
    return [...given, ...all.filter(looksShown)];
  });
  expect(sentences.length).toBeGreaterThan(150);
  expect(
    sentences.filter((text) => !known.has(withoutNames(text)) && !notShown.test(text) && !names.has(text)),
  ).toEqual([]);
});

test('every message that a field, a form or a file can cause is translated into Spanish, including the label in it', async () => {
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

test('every sentence that the server composes for a case has a Spanish translation', () => {
  const composed = [...new Set(caseSentences)];
  expect(composed.length).toBeGreaterThan(300);
  expect(composed.filter((text) => !names.has(text) && translate(spanish, text) === text)).toEqual([]);
});

test('the list of missing details is translated to its end', () => {
  const missing = missingDetails(
    {
      processor: 'other',
      other_processor: null,
      hold_started_on: null,
      reason_given: null,
      merchant_account_id: null,
      business_address: { street: '77 Example Street', city: '', state: '', zip: '' },
      monthly_processing_volume_avg: null,
      product_description: null,
      refund_policy: null,
    },
    false,
  );
  expect(missing).toHaveLength(8);
  for (const from of missing.keys()) {
    const given = { kinds: ['hold_notice'], missing: missing.slice(from), mayComplete: true };
    const [action] = helpfulActions({ status: 'under_review', created_at: new Date(), cancelled_at: null }, [], given);
    const said = translate(spanish, action?.words ?? '');
    expect(said).toMatch(/^Complete los datos: /);
    expect(said).not.toMatch(/\b(the|and|of|what|more)\b/);
  }
});

test('every reason to refuse a merchant’s call has a Spanish translation', () => {
  const known = new Set(keys.map(withoutNames));
  const said = merchantCalls.flatMap((path) => textsIn(path).all).filter(looksShown);
  expect(said.length).toBeGreaterThan(30);
  const isKnown = (text: string) => known.has(text) || known.has(text.replace(/^"\{\}" was not added: /, ''));
  expect(said.filter((text) => !isKnown(text) && !notShown.test(text))).toEqual([]);
});

test('every entry translates a text that the code contains', async () => {
  const texts = new Set([
    ...asked,
    ...shown,
    ...web.flatMap(({ all }) => all),
    ...['domain', 'drafting', 'knowledge', 'server'].flatMap(sourcesIn).flatMap((path) => textsIn(path).all),
  ]);
  const ends = new Set(
    [...texts].map((text) => text.replace(/^"\{\}" was not added: |, as typed by the merchant$/, '')),
  );
  const made = [...(await messages()), ...caseSentences];
  const unused = keys.filter((key) => !texts.has(key) && !ends.has(withoutNames(key)) && !made.some(instancesOf(key)));
  expect(unused).toEqual([]);
});

/** Returns whether a message, or a part of it, is the key with its holes filled. */
function instancesOf(key: string): (message: string) => boolean {
  const parts = key.split(/\{\w+\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const instance = new RegExp(escaped.join('.+'));
  return (message) => parts.every((part) => message.includes(part)) && instance.test(message);
}

test('texts of only one processor’s agreements are translated in that processor’s folder', () => {
  const saidBy = processors.map((key) =>
    profiles[key].agreements.flatMap(({ holds, adverse }) => [
      ...holds.map(({ conditions }) => conditions),
      ...adverse.map(({ plain }) => plain),
    ]),
  );
  const ofOne = new Set(saidBy.flat().filter((text) => saidBy.filter((texts) => texts.includes(text)).length === 1));
  expect(ofOne.size).toBeGreaterThan(50);
  expect([...ofOne].filter((text) => Object.hasOwn(catalogOfScreens, text))).toEqual([]);
  expect(Object.keys(inSpanish).filter((text) => Object.hasOwn(catalogOfScreens, text))).toEqual([]);
});

test('each text has the same values in both languages, and none is empty or left in English', () => {
  const same = new Set(['Error:', 'Error', 'No']);
  const wrongly = keys.filter((key) => {
    const text = spanish[key] ?? '';
    return text.trim() === '' || holesOf(key).join() !== holesOf(text).join() || (text === key && !same.has(key));
  });
  expect(wrongly).toEqual([]);
});

test('the pseudo-language is 40 percent longer', () => {
  expect(pseudo('Continue').length).toBeGreaterThanOrEqual(1.4 * 'Continue'.length);
  expect(pseudo('Step {step} of {all}')).toContain('{step}');
});

test.each(['shopify', 'other', 'authorize_net', 'worldpay'] as const)(
  'the note on what was not read of %s is translated into Spanish',
  (processor) => {
    const { why } = profiles[processor].governing({} as VersionDays).hold;
    expect(why).toMatch(/^Not read: the /);
    expect(translate(spanish, why)).toMatch(/^No se leyó: (?:el|los) /);
  },
);

const spanishIn = (folders: string[]): [string, string][] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /spanish/.test(path) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
  );
const catalogs = spanishIn(['web/language', 'knowledge/spanish', 'knowledge/processors', 'server/email']);
const papersInSpanish = spanishIn(['drafting/papers']);

test('a letter is a “requerimiento”: “demanda” is a lawsuit, which nobody files here', () => {
  expect(catalogs.length).toBeGreaterThan(5);
  expect(catalogs.filter(([, text]) => /\bdemandas?\b/i.test(text)).map(([path]) => path)).toEqual([]);
});

test('the letter and the success fee have one name each, on screens, in emails and in what is signed', () => {
  expect(papersInSpanish).toHaveLength(2);
  const other = /cartas? de reclamación|honorario (?:por|de) éxito|comisi[oó]n(?:es)? (?:de|por) éxito/i;
  expect([...catalogs, ...papersInSpanish].filter(([, text]) => other.test(text)).map(([path]) => path)).toEqual([]);
  expect(papersInSpanish.filter(([, text]) => /comisi[oó]n/i.test(text)).map(([path]) => path)).toEqual([]);
});
