import { progressOf, milestonesOf } from '../kernel/case-progress.ts';
import { lateIn } from '../../domain/cases/late.ts';
import { stageOf } from '../../domain/cases/stage.ts';
import { timelineOf } from '../../domain/cases/timeline.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { contactState } from '../../domain/sharing/contact.ts';
import { guestState } from '../../domain/sharing/guest.ts';
import { presentFile } from '../documents/present-file.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { presentLedger } from '../money/present-money.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { answerContact } from './answer-contact.ts';
import { askToSee } from './ask-to-see.ts';
import { get, type SharedCase } from './get.ts';
import { invite } from './invite.ts';
import { leave } from './leave.ts';
import { list, type SharedCaseRow } from './list.ts';
import { listGuests, type Guests } from './list-guests.ts';
import { listNamed } from './list-named.ts';
import type { NamedCase } from './queries.ts';
import { readInvitation } from './read-invitation.ts';
import { removeGuest } from './remove-guest.ts';

export const sharingRoutes = {
  listGuests: api.sharing.listGuests.handler(async ({ context: { services, ...context }, input }) =>
    presentGuests(await listGuests(services, signedIn({ services, ...context }), input.id), services.clock.now()),
  ),
  invite: api.sharing.invite.handler(async ({ context, input: { id, ...invited } }) =>
    presentGuests(await invite(context.services, signedIn(context), id, invited), context.services.clock.now()),
  ),
  removeGuest: api.sharing.removeGuest.handler(async ({ context, input }) =>
    presentGuests(
      await removeGuest(context.services, signedIn(context), input.id, input.guest_id),
      context.services.clock.now(),
    ),
  ),
  readInvitation: api.sharing.readInvitation.handler(async ({ context, input }) => {
    const { expires_at, ...found } = await readInvitation(context.services, input.token);
    const { state, email, invited_by, legal_business_name } = found;
    return { state, email, invited_by, legal_business_name, expires_at: iso(expires_at) };
  }),
  acceptInvitation: api.sharing.acceptInvitation.handler(async ({ context, input }) => ({
    case_id: await acceptInvitation(context.services, signedIn(context), input.token),
  })),
  answerContact: api.sharing.answerContact.handler(async ({ context, input }) =>
    presentGuests(
      await answerContact(context.services, signedIn(context), input.id, input.let_in),
      context.services.clock.now(),
    ),
  ),
  listNamed: api.sharing.listNamed.handler(async ({ context }) =>
    presentNamed(await listNamed(context.services, signedIn(context))),
  ),
  askToSee: api.sharing.askToSee.handler(async ({ context, input }) =>
    presentNamed(await askToSee(context.services, signedIn(context), input.id)),
  ),
  list: api.sharing.list.handler(async ({ context }) => ({
    items: (await list(context.services, signedIn(context))).map((row) =>
      presentListed(row, context.services.clock.now()),
    ),
  })),
  get: api.sharing.get.handler(async ({ context, input }) =>
    presentShared(await get(context.services, signedIn(context), input.id), context.services.clock.now()),
  ),
  leave: api.sharing.leave.handler(async ({ context, input }) => {
    await leave(context.services, signedIn(context), input.id);
    return { left: true as const };
  }),
};

const presentNamed = (cases: readonly NamedCase[]) => ({
  items: cases.map(({ case_id, submitted_at, asked_at, refused_at }) => ({
    id: case_id,
    submitted_on: firmDayOf(submitted_at),
    state: contactState({ letIn: false, ask: asked_at === null ? undefined : { refused_at } }),
    asked_at: isoOrNull(asked_at),
  })),
});

function presentGuests({ guests, mayInvite, contact }: Guests, now: Date) {
  return {
    items: guests.map((guest) => ({
      id: guest.id,
      email: guest.email,
      name: guest.name,
      state: guestState(guest, now),
      invited_at: iso(guest.invited_at),
      expires_at: iso(guest.expires_at),
      accepted_at: isoOrNull(guest.accepted_at),
      files: guest.files.map(({ filename, added_at }) => ({ filename, added_at: iso(added_at) })),
    })),
    may_invite: mayInvite,
    contact: contact && { ...contact, asked_at: isoOrNull(contact.asked_at) },
  };
}

/** The events that the merchant confirmed are on the page of the case alone; none of them is late. */
function presentListed(row: SharedCaseRow, now: Date) {
  const { id, case_number, processor, other_processor, legal_business_name, held_amount_cents, status, shared_by } =
    row;
  const facts = factsOf(row);
  const stage = stageOf(row, facts.progress);
  return {
    id,
    case_number,
    processor,
    other_processor,
    legal_business_name,
    held_amount_cents,
    status,
    shared_by,
    stage,
    late: lateIn(stage, timelineOf(facts, now), now),
    created_at: iso(row.created_at),
    shared_since: iso(row.shared_since ?? row.created_at),
  };
}

const factsOf = (row: SharedCaseRow) => ({
  theCase: row,
  progress: progressOf(row.progress),
  milestones: milestonesOf(row.milestones),
});

function presentShared({ row, ledger, events, files, mayAddFiles }: SharedCase, now: Date) {
  return {
    ...presentListed(row, now),
    hold_started_on: row.hold_started_on,
    timeline: timelineOf(factsOf(row), now, events).map((entry) => ({ ...entry, at: isoOrNull(entry.at) })),
    ledger: presentLedger(ledger),
    files: files.map(({ mine, ...file }) => {
      const { ai_summary: _summary, ...shown } = presentFile(file);
      return { ...shown, mine };
    }),
    may: { add_files: mayAddFiles },
  };
}
