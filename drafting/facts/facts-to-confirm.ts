import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactToConfirm } from '../../domain/letters/fact-to-confirm.ts';
import { typographic } from '../text/display.ts';
import type { Fact, FactSheet } from './fact.ts';
import { namedProcessor } from './parties.ts';

type Group = FactToConfirm['fact'];
type Line = FactToConfirm['lines'][number];

/** Facts of ours, which the merchant is not asked to confirm. */
const notAsked: readonly string[] = ['case_number', 'processor'];
/** Computed from replies or from a selection, but the merchant knows best. */
const knownToMerchant: readonly Fact['role'][] = ['held', 'unreserved', 'released', 'party'];

/** Terms that a reply states. */
const ofReply: readonly string[] = ['replied_period', 'replied_percent', 'replied_until', 'promise_words'];

function isAsked({ id, role, source }: Fact): boolean {
  if (role === 'prior_letter' || role === 'exhibit') return false;
  if (source.from === 'field') return !notAsked.includes(source.field);
  if (source.from === 'owner' || source.from === 'file') return true;
  if (ofReply.includes(id)) return true;
  return role === 'released' || (source.from === 'computed' && knownToMerchant.includes(role));
}

/** The facts that a letter states: by its blocks' references, and in its lines of reference. */
function statedIn(document: LetterDocument, { facts }: FactSheet): Fact[] {
  const lines = new Set(document.reference_lines.map(({ value }) => value));
  const referred = new Set(document.blocks.flatMap(({ fact_refs }) => fact_refs));
  const typed = document.blocks.map(({ text, items = [], rows = [] }) => [text, ...items, ...rows.flat()].join('\n'));
  const isReferred = (fact: Fact): boolean => referred.has(fact.id) || lines.has(typographic(fact.display));
  const shown = new Set(Object.values(facts).flatMap((fact) => (isReferred(fact) ? [fact.display] : [])));
  return Object.values(facts).filter(
    (fact) =>
      isReferred(fact) ||
      // An attorney's own sentence has no references; what another fact already shows is not this one's.
      (['money', 'date', 'id'].includes(fact.kind) &&
        !shown.has(fact.display) &&
        typed.some((text) => text.includes(fact.display))),
  );
}

/**
 * Adds the facts that these were computed from: a merchant who confirms "131 days" confirms the day from which they are
 * counted.
 */
function withSources(stated: readonly Fact[], { facts }: FactSheet): Set<string> {
  const found = new Set<string>();
  const byField = new Map(
    Object.values(facts).flatMap(({ id, source }) => (source.from === 'field' ? [[source.field, id] as const] : [])),
  );
  const add = (id: string | undefined): void => {
    const fact = id === undefined ? undefined : facts[id];
    if (!fact || found.has(fact.id)) return;
    found.add(fact.id);
    if (fact.source.from !== 'computed') return;
    for (const used of fact.source.using) add(facts[used] ? used : byField.get(used));
  };
  for (const { id } of stated) add(id);
  return found;
}

function groupOf({ id, role }: Fact): Group {
  if (id === 'records_end' || role === 'held' || role === 'reserve' || role === 'unreserved' || role === 'released')
    return 'amount';
  if (role === 'account' || ['account_email', 'account_phone', 'processor'].includes(id)) return 'account';
  if (role === 'hold_start') return 'hold_start';
  if (id === 'stated_reason' || id.startsWith('said_')) return 'reason';
  if (role === 'party' || role === 'contact') return 'business';
  if (['volume', 'ticket', 'duration'].includes(role) || id === 'product') return 'sales';
  return 'other';
}

/**
 * The sum outside the reserve is our own subtraction, so the merchant confirms it in words before a letter states it.
 */
function split(facts: readonly Fact[]): string {
  const sum = (id: string): string | undefined => facts.find((each) => each.id === id)?.display;
  const [held, reserve, rest] = [sum('held_amount'), sum('reserve'), sum('unreserved')];
  return held && reserve && rest ? ` Of the ${held} held, ${reserve} is a reserve and ${rest} is not.` : '';
}

const sentenceOf = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** One question in the merchant's words. A fact that the question itself states is not listed again. */
function says(group: Group, facts: readonly Fact[], processor: string): { says: string; said: Fact | null } {
  const stated = (id: string, sentence: (display: string) => string, otherwise: string) => {
    const said = facts.find((each) => each.id === id) ?? null;
    return { says: said ? sentence(said.display) : otherwise, said };
  };
  switch (group) {
    case 'amount': {
      const holds = facts.some(({ role }) => role === 'released') ? 'still holds' : 'holds';
      return stated(
        'claimed',
        (sum) => sentenceOf(`${processor} ${holds} ${sum}.${split(facts)}`),
        `What ${processor} holds`,
      );
    }
    case 'account':
      return stated('account_id', (id) => `Your account is ${id}.`, 'Your account');
    case 'hold_start':
      return stated('hold_started', (day) => `Your money was held on ${day}.`, 'When your money was held');
    case 'reason':
      return { says: `The reason that ${processor} gave you`, said: null };
    case 'business':
      return { says: 'Your business, as the letter names it', said: null };
    case 'sales':
      return { says: 'Your sales', said: null };
    case 'enclosed':
      return { says: 'Enclosed with the letter', said: null };
    case 'other':
      return { says: 'The letter also states', said: null };
  }
}

const order: readonly Group[] = ['amount', 'account', 'hold_start', 'reason', 'business', 'sales', 'other', 'enclosed'];

/**
 * What the merchant confirms before a letter is approved: the facts that it states and that come from the merchant or their files, as at most
 * eight questions in the order in which they are asked. The same facts give the same questions on any day. Pure.
 */
export function factsToConfirm(document: LetterDocument, sheet: FactSheet): FactToConfirm[] {
  const ids = withSources(statedIn(document, sheet), sheet);
  const asked = Object.values(sheet.facts).filter((fact) => ids.has(fact.id) && isAsked(fact));
  // The letter addresses the processor as "you"; this question addresses the merchant.
  const processor = namedProcessor(sheet) ?? 'the processor';
  const exhibits: Line[] = document.exhibits.map(({ label, description, file_id }) => ({
    label: `Exhibit ${label}`,
    value: description,
    file_id,
  }));
  return order.flatMap((fact) => {
    const facts = asked.filter((each) => groupOf(each) === fact);
    const sentence = says(fact, facts, processor);
    const lines = fact === 'enclosed' ? exhibits : linesOf(facts, sentence.said);
    if (fact === 'enclosed' ? lines.length === 0 : facts.length === 0) return [];
    return [{ fact, says: sentence.says, lines }];
  });
}

function linesOf(facts: readonly Fact[], said: Fact | null): Line[] {
  const lines = facts
    .filter(({ label, display }) => display !== said?.display || label !== said.label)
    .map(({ label, display, source }) => ({
      label: label.replace(', as typed by the merchant', ''),
      value: display,
      file_id: source.from === 'file' ? source.file_id : null,
    }));
  return lines.filter(
    (line, index) => lines.findIndex((each) => each.label === line.label && each.value === line.value) === index,
  );
}
