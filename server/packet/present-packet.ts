import type { PacketView } from '../../contract/packet.ts';
import { claimIsLimited } from '../../drafting/clock/dates.ts';
import { asksOf, sentBy, waitingPeriod } from '../../drafting/packet/asks.ts';
import { nameOfProcessor, processorLabel } from '../../domain/processors.ts';
import { limitsTime, type Agreement, type Stated } from '../../knowledge/processors/agreement.ts';
import { paymentAgreements, profiles } from '../../knowledge/processors/profiles.ts';
import { isDecided } from '../../knowledge/processors/version.ts';
import type { User } from '../kernel/user.ts';
import { iso } from '../kernel/present.ts';
import type { VersionChoice } from '../kernel/version-choice.ts';
import { earliestFilingOf, type PacketOnFile } from '../letters/packet-on-file.ts';
import { openSteps, originalSteps, type OriginalStep } from '../../domain/papers/original.ts';
import { formNeeded } from './form-needed.ts';
import type { PacketCase } from './packet-of-case.ts';
import { presentForm, standingOf } from './present-form.ts';

const versionOf = ({ id, title, effective, source_url }: Agreement) => ({
  id,
  title,
  from: effective.from,
  source_url,
});

const passageOf = (stated: Stated<unknown>): PacketView['clause'] =>
  stated.quote === undefined ? null : { quote: stated.quote, anchor: stated.anchor };

const presentChoice = (choice: VersionChoice): PacketView['choice'] => ({
  version: choice.agreement,
  set_aside: choice.set_aside,
  reason: choice.reason,
  by: choice.chosen_by_name,
  at: iso(choice.chosen_at),
});

/** The agreement and the notice as merchant, staff and attorney see them. */
export function presentPacket(packetCase: PacketCase, viewer: User): PacketView {
  const { loaded, onFile, confirmed, today, dated, works, owns, counsel, open, engaged } = packetCase;
  const { fields } = loaded.caseFile;
  const { packet } = onFile;
  const { agreement, why } = onFile.governing.procedure;
  const { hold } = onFile.governing;
  const originals = originalsOpen(onFile);
  const confirmedToday = confirmed?.on === today;
  const files = [...loaded.caseFile.files].toSorted((a, b) => a.filename.localeCompare(b.filename));
  const { blank } = onFile.forms;
  const form = presentForm(onFile, today);
  const hasForm = open && !onFile.noticed && formNeeded(onFile)?.needs === 'file';
  return {
    case_id: loaded.row.id,
    processor: fields.processor,
    processor_name: nameOfProcessor(fields) ?? processorLabel(fields.processor),
    version: agreement && versionOf(agreement),
    why,
    doubt: onFile.governing.procedure.doubt ?? null,
    hold_terms: { version: hold.agreement && versionOf(hold.agreement), why: hold.why },
    choices:
      works && (!isDecided(onFile.governing.procedure) || onFile.choice !== null)
        ? paymentAgreements(profiles[fields.processor]).map(versionOf)
        : [],
    choice: onFile.choice && presentChoice(onFile.choice),
    confirmed,
    confirmed_today: confirmedToday,
    asks: open
      ? asksOf(packet, {
          confirmed: confirmedToday,
          counsel: loaded.row.attorney_id !== null,
          form: standingOf(onFile),
          originals,
        })
      : [],
    open,
    is_notice: packet.is_notice && (originals ?? []).length === 0,
    notice_given: onFile.noticed,
    sent_by: sentBy(packet),
    sent_to:
      packet.address ??
      (packet.email ? [packet.email] : packet.channel === 'webform' && packet.link ? [packet.link] : []),
    waiting: agreement && waitingPeriod(agreement),
    clause: agreement && passageOf(agreement.procedure.pre_notice_required),
    channel_clause: agreement && passageOf(agreement.procedure.channels),
    adverse: (agreement?.adverse ?? []).map(({ plain, quote, anchor }) =>
      works || !agreement || !limitsTime(agreement, { quote })
        ? { plain, quote, anchor }
        : { plain: claimIsLimited, quote: null, anchor },
    ),
    form,
    filing: packet.boxes.some(({ id }) => id === 'filing_day')
      ? { on: onFile.filing_on, earliest: earliestFilingOf(onFile.governing, dated) }
      : null,
    offer_terms: onFile.offer_terms,
    agreement_files: files
      .filter(({ document_type }) => document_type === 'agreement')
      .map(({ id, filename, created_at }) => ({ id, filename, created_at: iso(created_at) })),
    may: {
      record_form: works && open && engaged && formNeeded(onFile)?.needs === 'web',
      supply_form: works && hasForm,
      fill_form: owns && hasForm && blank !== null && blank.fields.length > 0,
      return_form: (owns || works) && hasForm && blank !== null,
      tick_form:
        viewer.role === 'attorney' && works && hasForm && form?.filled?.signed === true && form.filled.ticked === null,
      set_filing_day: works && open,
      propose_offer: counsel && open,
      choose_version: works && open && (viewer.role === 'attorney' || !onFile.choice?.set_aside),
      confirm_version: open && viewer.role === 'attorney' && works && agreement !== null,
      set_aside_version: open && viewer.role === 'attorney' && works && agreement !== null && !onFile.noticed,
    },
  };
}

/** What is still to be done with any of the originals, one not signed yet included; null where nothing is signed by hand. */
function originalsOpen({ papers }: PacketOnFile): OriginalStep[] | null {
  const byHand = papers.flatMap(({ by_hand: by = [], signatures }) => (by.length > 0 ? [{ by, signatures }] : []));
  if (byHand.length === 0) return null;
  const open = byHand.flatMap(({ by, signatures: [signed] }) =>
    openSteps(by, signed?.originals.map(({ step }) => step) ?? []),
  );
  return originalSteps.filter((step) => open.includes(step));
}
