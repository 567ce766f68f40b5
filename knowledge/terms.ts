/**
 * Numbers that a letter may state because an authority states them. Each is checked in terms.test.ts to stand in the entry's own words.
 * `processors` limits a term to the agreements that contain it.
 */
import type { Processor } from '../domain/case.ts';

export type Term = {
  id: string;
  label: string;
  value: number;
  unit: 'days' | 'percent' | 'years';
  authority_id: string;
  processors?: readonly Processor[];
};

export const terms: readonly Term[] = [
  {
    id: 'term_risk_hold',
    label: 'stated length of a risk hold',
    value: 21,
    unit: 'days',
    authority_id: 'paypal-ua-risk-hold-21',
    processors: ['paypal'],
  },
  {
    id: 'term_disputed_hold',
    label: 'longest hold of a disputed payment',
    value: 180,
    unit: 'days',
    authority_id: 'paypal-ua-risk-hold-21',
    processors: ['paypal'],
  },
  {
    id: 'term_limitation',
    label: 'longest hold after a limitation',
    value: 180,
    unit: 'days',
    authority_id: 'paypal-ua-limitation-180',
    processors: ['paypal'],
  },
  {
    id: 'term_reserve_days',
    label: 'example of a rolling reserve, days',
    value: 90,
    unit: 'days',
    authority_id: 'paypal-ua-reserves',
    processors: ['paypal'],
  },
  {
    id: 'term_reserve_percent',
    label: 'example of a rolling reserve, percent',
    value: 10,
    unit: 'percent',
    authority_id: 'paypal-ua-reserves',
    processors: ['paypal'],
  },
  {
    id: 'term_square_informal',
    label: 'informal period',
    value: 60,
    unit: 'days',
    authority_id: 'square-gt-22',
    processors: ['square'],
  },
  {
    id: 'term_square_election',
    label: 'election notice',
    value: 7,
    unit: 'days',
    authority_id: 'square-gt-22',
    processors: ['square'],
  },
  {
    id: 'term_dispute_window',
    label: 'ordinary card dispute window',
    value: 120,
    unit: 'days',
    authority_id: 'visa-dispute-120-540',
  },
  {
    id: 'term_dispute_limit',
    label: 'outer card dispute window',
    value: 540,
    unit: 'days',
    authority_id: 'visa-dispute-120-540',
  },
  {
    id: 'term_match_ratio',
    label: 'chargeback ratio of the excessive-chargebacks listing code',
    value: 1,
    unit: 'percent',
    authority_id: 'mc-match',
  },
  {
    id: 'term_accounting',
    label: 'time to answer a request for an accounting',
    value: 14,
    unit: 'days',
    authority_id: 'ucc-9-210',
  },
  {
    id: 'term_ach_return',
    label: 'consumer unauthorised-return window',
    value: 60,
    unit: 'days',
    authority_id: 'nacha-returns',
    processors: ['authorize_net'],
  },
];
