import { expect, test } from 'vitest';
import { opensOf } from '../../domain/knowledge/source-link.ts';
import { authorities } from '../load.ts';

/** Hosts that hold the text itself: of laws, of opinions, of agreements, and of copies kept as they were. */
const texts = [
  'www.law.cornell.edu',
  'leginfo.legislature.ca.gov',
  'www.nysenate.gov',
  'malegislature.gov',
  'statutes.capitol.texas.gov',
  'www.flsenate.gov',
  'app.leg.wa.gov',
  'www.ncleg.gov',
  'delcode.delaware.gov',
  'www.govinfo.gov',
  'law.justia.com',
  'docs.justia.com',
  'cetient.com',
  'app.midpage.ai',
  'case-law.vlex.com',
  'casetext.com',
  'www.casetext.com',
  'www.docketalarm.com',
  'github.com',
  'www.paypal.com',
  'stripe.com',
  'docs.stripe.com',
  'squareup.com',
  'venmo.com',
  'help.shopify.com',
];

test('each authority links to its text, or its link says what it opens instead', () => {
  const entries = [...authorities.values()];
  const isStray = ({ source_url: url }: { source_url: string }) =>
    opensOf(url) === 'text' && !texts.includes(new URL(url).hostname);
  expect(entries.filter(isStray).map(({ id, source_url }) => [id, source_url])).toEqual([]);
  const secondary = entries.filter(({ source_url: url }) => opensOf(url) === 'secondary').map(({ id }) => id);
  expect(secondary.toSorted()).toEqual([
    'ftc-v-mobe',
    'ftc-venmo-2018',
    'mc-chargeback-120-540',
    'mc-match',
    'visa-dispute-120-540',
  ]);
});

test('a statute or a clause of an agreement never links to what somebody else wrote of it', () => {
  const own = [...authorities.values()].filter(({ kind }) => ['statute', 'processor_agreement'].includes(kind));
  expect(own.filter(({ source_url: url }) => opensOf(url) !== 'text')).toEqual([]);
});
