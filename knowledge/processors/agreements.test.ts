import { globSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Agreement, NoticeContent, Stated } from './agreement.ts';
import { limitsTime, quotesOf } from './agreement.ts';
import { notAsRead, versionHash } from './as-read.ts';
import { amended, changed } from './changed.ts';
import { profiles } from './profiles.ts';

const agreements: readonly Agreement[] = Object.values(profiles).flatMap((each) => each.agreements);
const byId = agreements.map((agreement) => [agreement.id, agreement] as const);

/** Numbers as agreements write them in words. */
const inWords: Readonly<Record<number, string>> = {
  1: 'one',
  3: 'three',
  6: 'six',
  7: 'seven',
  25: 'twenty-five',
  30: 'thirty',
  60: 'sixty',
};

/** Words that must stand in the quote of a required content. */
const contentWords: Readonly<Record<NoticeContent, RegExp>> = {
  form_fields: /all information/i,
  name: /name/i,
  mailing_address: /mailing address/i,
  email: /email address/i,
  account_id: /account ID/i,
  account_name: /Account Name/,
  account_email: /email address/i,
  account_phone: /phone number/i,
  username: /user ?name/i,
  facts: /detailed information/i,
  claims: /claims?|nature/i,
  basis: /factual and legal basis/i,
  relief: /relief/i,
  amount: /amount/i,
  calculation: /calculat/i,
  documents: /documents/i,
  intent: /intent to pursue arbitration/i,
  filing_day: /date on which/i,
  signature: /sign/i,
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1$2')
    .replace(/[’']/g, "'")
    .replace(/\s+/g, ' ');

/** Every number, and every string of an address, email or list that a value holds. */
function partsOf(value: unknown): (string | number)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(partsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(partsOf) : [];
}

const hasNumber = (quote: string, number: string): boolean =>
  new RegExp(`(?<!\\d)${number}(?!\\d)`).test(quote) || quote.includes(inWords[Number(number)] ?? '\0');

/** Numbers of a value that its quotes lack. */
function numbersWithoutQuote(stated: Stated<unknown>): string[] {
  if (stated.value === null) return [];
  const quote = plain([stated.quote, ...(stated.more ?? [])].join(' '));
  const said = partsOf(stated.value).map((part) => plain(String(part)).replace(/https?:\S+|\/legalhub\S+/g, ''));
  return said.flatMap((part) => part.match(/\d+/g) ?? []).filter((number) => !hasNumber(quote, number));
}

const lines = (stated: Stated<readonly string[]> | undefined): readonly string[] => stated?.value ?? [];
const quoteOf = (stated: Stated<unknown> | undefined): string =>
  stated && stated.value !== null ? plain([stated.quote, ...(stated.more ?? [])].join(' ')) : '';

test('every version in a folder is one that its processor lists', () => {
  const files = globSync('*/agreements/*.ts', { cwd: import.meta.dirname }).map((path) =>
    path.replace('/agreements/', '/').replace('.ts', ''),
  );
  expect(byId.map(([id]) => id).toSorted()).toEqual(files.toSorted());
});

test.each(Object.entries(profiles))('the versions of %s are listed newest first', (_key, { agreements: own }) => {
  const days = own.map(({ effective }) => effective.from);
  expect(days).toEqual(days.toSorted().toReversed());
});

test.each(byId)('every number of %s stands in the quote of its value', (_id, { party, procedure }) => {
  const bare = Object.entries({ ...procedure, party }).flatMap(([name, stated]) =>
    numbersWithoutQuote(stated).map((number) => `${name}: ${number}`),
  );
  expect(bare).toEqual([]);
});

test.each(byId)('every address, email and party of %s stands in its quote', (_id, { party, procedure }) => {
  const { address, demand_address: demand, email, opt_out: optOut } = procedure;
  const missing = [
    ...lines(address).filter((line) => !quoteOf(address).includes(plain(line))),
    ...lines(demand).filter((line) => !quoteOf(demand).includes(plain(line))),
    ...(optOut.value?.address ?? []).filter((line) => !quoteOf(optOut).includes(plain(line))),
    ...[email.value ?? ''].filter((words) => !quoteOf(email).includes(plain(words))),
    ...[party.value ?? ''].filter((words) => !quoteOf(party).includes(plain(words))),
  ];
  expect(missing).toEqual([]);
});

test.each(byId)('every content that %s requires of a notice stands in its quote', (_id, { procedure }) => {
  const { contents } = procedure;
  const quote = contents.value === null ? '' : [contents.quote, ...(contents.more ?? [])].join(' ');
  expect((contents.value ?? []).filter((each) => !contentWords[each].test(quote))).toEqual([]);
});

test.each(byId)('every hold of %s that states days quotes them', (_id, { holds }) => {
  const bare = holds.filter(({ days, quote }) => days !== null && !hasNumber(plain(quote ?? ''), String(days)));
  expect(bare.map(({ term }) => term)).toEqual([]);
});

test.each(byId)(
  'every value of %s has words that state it or a reason for their absence',
  (_id, { party, procedure }) => {
    for (const [name, stated] of Object.entries({ ...procedure, party })) {
      const given = stated.value === null ? stated.reason : stated.quote && stated.anchor;
      expect(given, name).toMatch(/\S/);
    }
  },
);

test.each(byId)(
  'every word of %s, including those taken over from the version before, is the one that was read',
  (_id, agreement) => {
    expect(versionHash(agreement)).toBe(agreement.frozen);
  },
);

test('a version with one changed character in any of its quotes no longer counts as read', () => {
  const missed = agreements.flatMap((agreement) =>
    quotesOf(agreement)
      .filter(({ quote }) => {
        const bent = JSON.parse(JSON.stringify(agreement).replaceAll(inJson(quote), inJson(`${quote.slice(0, -1)}*`)));
        return notAsRead(bent).length === 0;
      })
      .map(({ place }) => `${agreement.id} ${place}`),
  );
  expect(missed).toEqual([]);
});

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

test.each(Object.entries(profiles))(
  'a quote that a version of %s has in common with the one before it is written once',
  (_key, { agreements: own }) => {
    const clauses = ({ procedure, party, holds, adverse, amendment }: Agreement) =>
      [...Object.values(procedure), party, ...holds, ...adverse, ...amendment].filter(({ quote }) => quote);
    const repeated = own.flatMap((version, index) => {
      const before = own[index + 1];
      if (!before) return [];
      const known = clauses(before);
      return clauses(version)
        .filter((each) => !known.includes(each) && known.some((one) => isDeepStrictEqual(one, each)))
        .map(({ quote }) => `${version.id}: ${quote}`);
    });
    expect(repeated).toEqual([]);
  },
);

/** Whose site the official page of a processor's agreement is on. */
const sites: Readonly<Record<string, string>> = {
  paypal: 'paypal.com',
  stripe: 'stripe.com',
  square: 'squareup.com',
  venmo: 'venmo.com',
  ebay: 'ebay.com',
  amazon: 'amazon.com',
  shopify: 'shopify.com',
};

test.each(byId)(
  '%s has its official page, on the site of its processor, to be read on the day of use',
  (id, { source_url }) => {
    const { protocol, hostname } = new URL(source_url);
    expect([protocol, hostname.split('.').slice(-2).join('.')]).toEqual(['https:', sites[id.split('/')[0] ?? '']]);
  },
);

test('a version is the one before it with its own changes', () => {
  const before = profiles.venmo.agreements[0] ?? expect.fail();
  const own = { id: 'venmo/next', effective: before.effective, seen: before.seen, frozen: '' };
  const wait = { value: 30, quote: 'within 30 days', anchor: '§ 1' };
  const after = changed(before, { ...own, procedure: { wait_days: wait } });
  expect(after).toEqual({ ...before, ...own, procedure: { ...before.procedure, wait_days: wait } });
});

test('an adverse term replaces the one on its topic, and a new one goes where the text has it', () => {
  const term = (topic: string, plain = '') => ({ topic, plain, quote: 'words', anchor: '§ 1' });
  const terms = [term('one'), term('two')];
  expect(amended(terms, [term('two', 'Otherwise.'), { ...term('between'), after: 'one' }, term('last')])).toEqual([
    term('one'),
    term('between'),
    term('two', 'Otherwise.'),
    term('last'),
  ]);
});

test('every adverse term has a plain explanation: a short sentence without terms of art', () => {
  for (const { adverse } of agreements)
    for (const { plain } of adverse) {
      expect(plain).toMatch(/^[A-Z].*\.$/);
      expect(plain.length).toBeLessThan(130);
      expect(plain).not.toMatch(/delegation|set-off|consequential|indemni|pursuant|herein/i);
    }
});

test('a term on the time to file a claim is known as one by its words, and no other is', () => {
  const found = agreements.flatMap((agreement) => agreement.adverse.filter((term) => limitsTime(agreement, term)));
  expect(found).not.toEqual([]);
  expect(found).toEqual(agreements.flatMap(({ adverse }) => adverse.filter(({ plain }) => /\byears?\b/.test(plain))));
});

test('a value without its quote, or a gap without its reason, does not type-check', () => {
  const quoted: Stated<number> = { value: 45, quote: 'within 45 days', anchor: '§ 1' };
  const silent: Stated<number> = { value: null, reason: 'the text says nothing on this' };
  // @ts-expect-error a value needs its quote
  const bare: Stated<number> = { value: 45 };
  // @ts-expect-error a value needs its anchor
  const adrift: Stated<number> = { value: 45, quote: 'within 45 days' };
  // @ts-expect-error a gap needs its reason
  const mute: Stated<number> = { value: null };
  // @ts-expect-error a gap has nothing to quote
  const both: Stated<number> = { value: null, reason: 'silent', quote: 'within 45 days' };
  // @ts-expect-error a value is not explained away
  const excused: Stated<number> = { value: 45, reason: 'from memory' };
  expect([quoted, silent, bare, adrift, mute, both, excused]).toHaveLength(7);
});
