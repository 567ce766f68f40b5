import { usStates } from '../../../domain/case-options.ts';
import { stateNames } from '../../../knowledge/state-names.ts';

/** An address of the United States in the parts that a mailhouse takes. */
export type PostalAddress = {
  name: string;
  company?: string;
  address_line1: string;
  address_line2?: string;
  address_city: string;
  address_state: string;
  address_zip: string;
  /** What the carrier checks. */
  street: { primary_line: string; secondary_line: string };
};

const maxName = 40;
const maxLine = 64;

/** "94607" or "94607-0950" after a state's code or name. */
const stateAndZip = /^(.+?)\.?\s+(\d{5}(?:-\d{4})?)$/;

function stateOf(name: string): string | null {
  const typed = name.trim().toLowerCase();
  return usStates.find((code) => code.toLowerCase() === typed || stateNames[code].toLowerCase() === typed) ?? null;
}

/**
 * The parts of an address, however its lines are broken; null when it is not an address of the United States or does
 * not fit. Pure.
 */
export function postalAddress(who: { name: string; address_lines: readonly string[] }): PostalAddress | null {
  const parts = who.address_lines
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [, stateName = '', zip = ''] = stateAndZip.exec(parts.pop() ?? '') ?? [];
  const state = stateOf(stateName);
  const city = parts.pop();
  const street = parts.findIndex((part) => /^\d|^p\.? ?o\.? box/i.test(part));
  if (state === null || city === undefined || street < 0) return null;
  const [primary = '', ...units] = parts.slice(street);
  const lines = fitted(parts.slice(0, street), primary, units.join(', '));
  if (lines === null || who.name.length > maxName) return null;
  return {
    name: who.name,
    ...lines,
    address_city: city,
    address_state: state,
    address_zip: zip,
    street: { primary_line: primary, secondary_line: units.join(', ') },
  };
}

type Lines = Pick<PostalAddress, 'company' | 'address_line1' | 'address_line2'>;

/** Attention lines too long for one field go above the street, which stays next to the city. Null when nothing fits. */
function fitted(attention: readonly string[], primary: string, unit: string): Lines | null {
  const company = attention.join(', ');
  const whole = { ...(company && { company }), address_line1: primary, ...(unit && { address_line2: unit }) };
  if (fits(whole)) return whole;
  const [first = '', ...others] = attention;
  const split = {
    company: first,
    address_line1: others.join(', '),
    address_line2: [primary, unit].filter(Boolean).join(', '),
  };
  return others.length > 0 && fits(split) ? split : null;
}

const fits = ({ company = '', address_line1, address_line2 = '' }: Lines): boolean =>
  company.length <= maxName && address_line1.length <= maxLine && address_line2.length <= maxLine;
