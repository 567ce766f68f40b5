import { addDays, isIsoDate } from '../../domain/calendar/business-days.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { Agreement, Stated } from '../../knowledge/processors/agreement.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { isDecided, notKnown, type Governing } from '../../knowledge/processors/version.ts';
import { versionFor } from '../../knowledge/processors/version-for.ts';
import type { PacketGiven, VersionChosen } from '../packet/given.ts';
import { packetFor, type Packet } from '../packet/packet.ts';
import { longDate } from '../text/display.ts';
import { printable } from '../text/sanitize.ts';
import { printableName } from '../text/screen-name.ts';
import { computed, knowledge, type FactBuilder } from './fact-builder.ts';
import type { Fact } from './fact.ts';

/**
 * The versions that govern on the days of the account; the start of the hold is the day of the limitation. A version
 * that somebody chose counts only where the days do not decide the procedure's version, and what leaves it open stays as its
 * doubt. A version that was set aside governs no procedure while the days choose it.
 */
export function governingOf(
  fields: Pick<CaseFields, 'processor' | 'account_opened_on' | 'account_last_used_on' | 'hold_started_on'>,
  sentOn: string,
  choice: VersionChosen | null = null,
): Governing {
  const governing = versionFor(fields.processor, {
    opened_on: fields.account_opened_on,
    last_used_on: fields.account_last_used_on,
    limited_on: fields.hold_started_on,
    sent_on: sentOn,
  });
  if (choice === null) return governing;
  if (choice.agreement === null)
    return governing.procedure.agreement?.id === choice.set_aside
      ? { ...governing, procedure: notKnown(choice.why) }
      : governing;
  const chosen = isDecided(governing.procedure)
    ? undefined
    : profiles[fields.processor].agreements.find(({ id }) => id === choice.agreement);
  return chosen === undefined
    ? governing
    : {
        ...governing,
        procedure: { agreement: chosen, why: choice.why, doubt: governing.procedure.why.replace(/\.$/, '') },
      };
}

const label = (build: FactBuilder, id: string, value: string | null, about: string, source: Fact['source']): void =>
  build.text(id, 'label', value, { label: about, role: 'counterparty', source });

/** A limit of the agreement, in whole dollars; no fact where the claimed sum exceeds it. */
function limitFact(
  build: FactBuilder,
  id: string,
  limit: number | null,
  about: { label: string; entry: string },
): void {
  const claimed = build.facts['claimed']?.value;
  if (limit === null || typeof claimed !== 'number' || claimed > limit * 100) return;
  build.money(id, limit * 100, { label: about.label, role: 'threshold', source: knowledge(about.entry) });
}

const numberOf = (stated: Stated<number | 'any amount'>): number | null =>
  typeof stated.value === 'number' ? stated.value : null;

/**
 * A clause as a letter cites it, without the parentheses of the title: "Stripe Services Agreement, General Terms,
 * § 13.1".
 */
function clauseNamed(title: string, anchor: string): string {
  const plain = title.replace(/(?<! ) *\([^()]*\)$/, '');
  return `${anchor.startsWith('§') ? plain : (plain.split(',')[0] ?? plain)}, ${anchor.replace(/, United States$/, ' (United States)')}`;
}

function procedureFacts(build: FactBuilder, { id, title, effective, procedure }: Agreement): void {
  const entry = (name: string) => knowledge(`${id} procedure.${name}`);
  label(
    build,
    'agreement_version',
    `the version of ${longDate(effective.from)}`,
    'Version of the agreement',
    knowledge(id),
  );
  const { governing_law: law } = procedure;
  if (law.value !== null)
    label(build, 'law_clause', clauseNamed(title, law.anchor), 'Clause that chooses the law', entry('governing_law'));
  build.count('wait_days', procedure.wait_days.value, 'days', {
    label: 'Waiting period after the notice of dispute',
    role: 'term',
    source: entry('wait_days'),
  });
  build.count('election_days', procedure.election_days?.value ?? null, 'days', {
    label: 'Days after the election notice',
    role: 'term',
    source: entry('election_days'),
  });
  const fees = procedure.fees_paid_by_processor.value;
  limitFact(build, 'fees_up_to', fees ? fees.up_to_usd : null, {
    label: 'Relief up to which the processor pays the fees of arbitration',
    entry: `${id} procedure.fees_paid_by_processor`,
  });
  limitFact(build, 'papers_up_to', numberOf(procedure.papers_only_up_to_usd), {
    label: 'Relief up to which arbitration is on papers alone',
    entry: `${id} procedure.papers_only_up_to_usd`,
  });
}

/** What was done for the notice. A day after the letter's own, or a day of filing that is too early, makes no fact. */
function givenFacts(build: FactBuilder, given: PacketGiven, dated: string, agreement: Agreement | null): void {
  const about = (label: string) => ({
    label,
    role: 'background' as const,
    source: { from: 'given' as const, what: 'packet' },
  });
  const past = (day: string | null): string | null => (day !== null && isIsoDate(day) && day <= dated ? day : null);
  build.date('form_completed_on', past(given.form_completed_on), about('Form of the notice completed'));
  build.text('form_hash', 'id', given.form_file?.sha256 ?? null, about('Hash of the form’s file'));
  const authorizing = given.authorization && printableName(printable(given.authorization.name));
  if (given.authorization && authorizing && past(given.authorization.on) !== null) {
    build.text('authorized_by', 'name', authorizing, { ...about('Signer of the authorization'), role: 'party' });
    build.date('authorized_on', given.authorization.on, about('Counsel authorized by the merchant'));
  }
  const signature = given.signature?.by === 'merchant' ? given.signature : null;
  const signer = signature && printableName(printable(signature.name));
  if (signature && signer && past(signature.on) !== null) {
    build.text('signed_by', 'name', signer, { ...about('Signer of the notice'), role: 'party' });
    build.date('signed_on', signature.on, about('Notice signed'));
  }
  if (given.in_ink)
    label(build, 'in_ink', 'original, signed by hand', 'How the papers are signed', computed('signed by hand'));
  const { filing_on: filing } = given;
  if (filing === null || !isIsoDate(filing) || agreement === null) return;
  // Where the text sets no waiting period, any later day is late enough.
  if (filing < addDays(dated, agreement.procedure.wait_days.value ?? 1)) return;
  build.date('filing_day', filing, about('Intended day of filing'));
}

const bringsNotice = {
  letter: 'gives notice of the dispute',
  enclosure: 'encloses the Merchant’s own notice of the dispute',
  webform: 'follows the Merchant’s own notice of the dispute',
} as const;

/**
 * Facts of the agreement that governs and of the packet, and the packet itself. Requires the facts of party, money, dates and exhibits.
 * `noticed`: an earlier letter brought the notice, so this one does not.
 */
export function addAgreementFacts(
  build: FactBuilder,
  fields: CaseFields,
  { governing, given, dated, noticed }: { governing: Governing; given: PacketGiven; dated: string; noticed: boolean },
): Packet {
  const { agreement } = governing.procedure;
  if (agreement !== null) procedureFacts(build, agreement);
  givenFacts(build, given, dated, agreement);
  const packet = packetFor(governing.procedure, profiles[fields.processor].packet, build.facts);
  if (noticed || !packet.is_notice || packet.carrier === null) return packet;
  label(
    build,
    'brings_notice',
    bringsNotice[packet.carrier],
    'What the letter is besides a demand',
    computed('every box of the packet is met'),
  );
  build.text('notice_email', 'contact', packet.email, {
    label: 'Email address for the notice',
    role: 'counterparty',
    source: knowledge(`${packet.agreement} procedure.email`),
  });
  return packet;
}
