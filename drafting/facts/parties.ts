import { nameOfProcessor, processorName, type Processor } from '../../domain/processors.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import type { CaseFile } from './case-file.ts';
import { contradictsForm, entityPhrase } from './entity-phrase.ts';
import type { FactSheet } from './fact.ts';
import { computed, field, knowledge, type FactBuilder } from './fact-builder.ts';
import { addPlainFacts } from './plain.ts';
import { openingSentences, printable, quotable } from '../text/sanitize.ts';
import { printableCompany, printableContact, printableId, printableName } from '../text/screen-name.ts';
import { quotable as screen, quotableProduct } from '../text/screen-quote.ts';

/** How a letter addresses a processor that it cannot name. */
const unnamed = 'your company';

/** The processor's name as a letter prints it; null where it has none. */
export function namedProcessor({ facts }: Pick<FactSheet, 'facts'>): string | null {
  const name = facts['processor']?.display ?? unnamed;
  return name === unnamed ? null : name;
}

/** The processor's name where the merchant typed it; nobody has compared it with the agreement. */
export function typedProcessor(sheet: Pick<FactSheet, 'facts'>): string | null {
  const source = sheet.facts['processor']?.source;
  return source?.from === 'field' && source.field === typedField ? namedProcessor(sheet) : null;
}

const typedField = 'other_processor';
const maxQuote = 420;
/** Anything longer is not a name. */
const maxTypedName = 400;

/** The contracting entity without remarks such as "(formerly …)"; "(USA)" is part of a name. Null when only the agreement names it. */
function counterpartyOf(processor: Processor): string | null {
  return (
    profiles[processor].legal_entities[0]?.name?.replace(/\s*\((formerly|announced|a )[^)]*\)/g, '').trim() ?? null
  );
}

const nameOf = (typed: string | null): string | null => printableName(printable(typed));

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/**
 * The one owner of a sole proprietorship whose name is that of a business; null where it is a person's, apart from an
 * initial, has another name to do business under, or has the ending of another legal form.
 */
function proprietorOf(fields: CaseFile['fields'], owners: CaseFile['owners']): string | null {
  const legal = nameOf(fields.legal_business_name_full) ?? nameOf(fields.legal_business_name) ?? '';
  if (fields.business_entity_type !== 'sole_proprietor' || owners.length !== 1 || contradictsForm(fields)) return null;
  const owner = nameOf(owners[0]?.owner_name ?? null);
  if (owner === null) return null;
  const trade = nameOf(fields.dba_name) ?? legal;
  const isOf = (name: string) => wordsOf(legal).every((word) => word.length === 1 || wordsOf(name).includes(word));
  return trade !== legal || isOf(owner) || isOf(`${fields.first_name} ${fields.last_name}`) ? null : owner;
}

/**
 * The full legal name, else the short one, and the name under which it does business. A sole proprietorship is its
 * owner: "Ada Byron, doing business as Byron Tools". An unprintable name becomes a fact for the attorney to review and,
 * if correct, retype.
 */
function legalNames(build: FactBuilder, { fields, owners }: Pick<CaseFile, 'fields' | 'owners'>): void {
  const source = nameOf(fields.legal_business_name_full) ? 'legal_business_name_full' : 'legal_business_name';
  const legal = nameOf(fields[source]);
  const owner = legal === null ? null : proprietorOf(fields, owners);
  build.text('merchant_legal', 'name', owner ?? legal, {
    label: 'Legal name of the merchant',
    role: 'party',
    source: owner ? { from: 'owner', index: 0 } : field(source),
  });
  const dba = owner ? legal : nameOf(fields.dba_name);
  if (dba !== legal || owner)
    build.text('dba', 'name', dba, {
      label: 'Doing business as',
      role: 'party',
      source: field(owner ? source : 'dba_name'),
    });
  const typed = printable(fields.legal_business_name);
  if (legal === null && typed !== null && typed.length <= maxTypedName)
    build.text('merchant_as_typed', 'name', typed, {
      label: 'Name of the merchant as typed (not printable)',
      role: 'party',
      source: field('legal_business_name'),
      confidence: 'low',
    });
}

function merchantFacts(build: FactBuilder, { fields, owners }: CaseFile): void {
  legalNames(build, { fields, owners });
  build.text('entity_phrase', 'label', entityPhrase(fields), {
    label: 'Entity type of the merchant',
    role: 'party',
    source: computed('form and state as selected', 'business_entity_type', 'state_incorporation'),
  });
  build.text('contact_name', 'name', nameOf(`${fields.first_name} ${fields.last_name}`), {
    label: 'Contact person',
    role: 'party',
    source: computed('first and last name', 'first_name', 'last_name'),
  });
  owners.forEach((owner, index) => {
    build.text(`owner_${index}`, 'name', nameOf(owner.owner_name), {
      label: 'Owner',
      role: 'party',
      source: { from: 'owner', index },
    });
  });
  addPlainFacts(build, fields);
}

function contactFacts(build: FactBuilder, { fields }: CaseFile): void {
  const { street, city, state, zip } = fields.business_address;
  const address = nameOf([street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '));
  build.text('merchant_address', 'address', address, {
    label: 'Business address',
    role: 'contact',
    source: field('business_address'),
  });
  build.text('merchant_email', 'contact', printableContact(printable(fields.email)), {
    label: 'E-mail',
    role: 'contact',
    source: field('email'),
  });
  const phoneField = printableContact(printable(fields.phone)) ? 'phone' : 'business_phone';
  build.text('merchant_phone', 'contact', printableContact(printable(fields[phoneField])), {
    label: 'Telephone',
    role: 'contact',
    source: field(phoneField),
  });
  build.text('account_id', 'id', printableId(printable(fields.merchant_account_id)), {
    label: 'Merchant account',
    role: 'account',
    source: field('merchant_account_id'),
  });
  accountFacts(build, fields);
}

/** The particulars of the account as the processor has them; a notice of dispute may have to name them. */
function accountFacts(build: FactBuilder, fields: CaseFile['fields']): void {
  build.text('account_name', 'name', nameOf(fields.account_name), {
    label: 'Name of the account',
    role: 'account',
    source: field('account_name'),
  });
  build.text('account_email', 'contact', printableContact(printable(fields.account_email)), {
    label: 'Email of the account',
    role: 'contact',
    source: field('account_email'),
  });
  build.text('account_phone', 'contact', printableContact(printable(fields.account_phone)), {
    label: 'Phone of the account',
    role: 'contact',
    source: field('account_phone'),
  });
}

/** The name to print: ours, or the typed one unless it is the merchant's own, which a browser may have filled in. */
function nameToPrint(fields: CaseFile['fields']): string | null {
  const typed = printableCompany(printable(nameOfProcessor(fields)));
  const { legal_business_name, legal_business_name_full, dba_name } = fields;
  const own = [legal_business_name, legal_business_name_full, dba_name].map((name) => printable(name)?.toLowerCase());
  return processorName(fields.processor) ?? (typed !== null && own.includes(typed.toLowerCase()) ? null : typed);
}

function processorFacts(build: FactBuilder, { fields }: CaseFile, agreement: Agreement | null): void {
  const { processor } = fields;
  const party = agreement?.party.value ?? null;
  const name = nameToPrint(fields);
  build.text('processor', 'name', name ?? unnamed, {
    label: 'Processor',
    role: 'counterparty',
    source: field(name === null || processorName(processor) !== null ? 'processor' : typedField),
  });
  build.text('processor_entity', 'name', party ?? counterpartyOf(processor), {
    label: 'Processor’s contracting entity',
    role: 'counterparty',
    source: knowledge(party ? `${agreement?.id} party` : `profile of ${processor}, legal_entities`),
    confidence: 'medium',
  });
}

/** Names, contacts, account and the merchant's statements; free text only as typed and only when quotable. */
export function addPartyFacts(build: FactBuilder, caseFile: CaseFile, agreement: Agreement | null): void {
  merchantFacts(build, caseFile);
  contactFacts(build, caseFile);
  processorFacts(build, caseFile, agreement);
  const { reason_given, product_description } = caseFile.fields;
  const reason = screen(printable(reason_given));
  const opening = reason && openingSentences(reason, maxQuote);
  if (reason && opening) {
    build.text('stated_reason', 'text', quotable(opening), {
      label: 'Reason given, as typed by the merchant',
      role: 'statement',
      source: field('reason_given'),
    });
  }
  const product = quotableProduct(printable(product_description));
  if (product) {
    build.text('product', 'text', quotable(product), {
      label: 'What is sold, as typed by the merchant',
      role: 'statement',
      source: field('product_description'),
    });
  }
}
