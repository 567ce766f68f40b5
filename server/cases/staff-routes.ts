import { z } from 'zod';
import { assignAttorney } from './assign.ts';
import { changeCase } from './patch.ts';
import { listAdminCases } from './list-for-staff.ts';
import { readAdminCase } from './get-for-staff.ts';
import { readAdminStats } from './get-stats.ts';
import { setLegalHold } from '../privacy/set-legal-hold.ts';
import { decideErasure } from '../privacy/decide-erasure.ts';
import { listAttorneys } from '../people/list-attorneys.ts';
import { listErasures } from '../privacy/list-erasures.ts';
import { listInquiries } from '../inquiries/list.ts';
import { listSubscribers } from '../inquiries/list-subscribers.ts';
import { markInquiry } from '../inquiries/mark-handled.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { api, signedIn } from '../kernel/api.ts';
import { presentInquiry } from '../inquiries/routes.ts';
import { presentAdminFile } from '../documents/present-file-for-staff.ts';
import { iso, isoOrNull, presentCase } from './present-case.ts';
import { presentErasure } from '../privacy/present-erasure.ts';

const position = z.object({
  value: z.string().max(500),
  id: z.uuid(),
  total: z.number().int().min(0),
  capped: z.boolean(),
  sort: z.string(),
});
const erasurePosition = z.object({ open: z.boolean(), value: z.string().max(100), id: z.uuid() });
const inquiryPosition = z.object({
  value: z.string().max(100),
  id: z.uuid(),
  total: z.number().int().min(0),
  list: z.string(),
});

export const admin = {
  stats: api.admin.stats.handler(({ context }) => readAdminStats(context.services, signedIn(context))),
  cases: api.admin.cases.handler(async ({ context, input }) => {
    const order = `${input.sort}:${input.direction}`;
    const after = readCursor(
      position.refine((each) => each.sort === order),
      input.cursor,
    );
    const { items, next, total, capped } = await listAdminCases(context.services, signedIn(context), input, after);
    return {
      items: items.map(({ sort_value: _sortValue, ...row }) => ({ ...row, created_at: iso(row.created_at) })),
      next_cursor: next && writeCursor({ ...next, sort: order }),
      total,
      total_capped: capped,
    };
  }),
  case: api.admin.case.handler(async ({ context, input }) => {
    const {
      found,
      extras,
      viewer,
      creator,
      legalHold,
      owner,
      nextAction,
      nextActionOn,
      attorney,
      history,
      analysis,
      analysisText,
      analysedAt,
    } = await readAdminCase(context.services, signedIn(context), input.id);
    return {
      ...presentCase({ found, extras, viewer }),
      case_files: found.files.map((file) => presentAdminFile(file, context.services.scanner.name)),
      created_by_email: creator,
      legal_hold: legalHold,
      attorney,
      owner,
      next_action: nextAction,
      next_action_on: nextActionOn,
      analysis,
      analysis_text: analysis ? null : analysisText,
      analysed_at: isoOrNull(analysedAt),
      history: history.map(({ actor_name, at, ...entry }) => ({ ...entry, actor: actor_name, at: iso(at) })),
    };
  }),
  patchCase: api.admin.patchCase.handler(({ context, input: { params, headers, body } }) =>
    changeCase(context.services, signedIn(context), params.id, Number(headers['if-match'].replaceAll('"', '')), body),
  ),
  assign: api.admin.assign.handler(({ context, input }) =>
    assignAttorney(context.services, signedIn(context), input.id, input.attorney_id),
  ),
  inquiries: api.admin.inquiries.handler(async ({ context, input }) => {
    const list = `inquiries:${input.filter ?? 'all'}`;
    const after = readCursor(
      inquiryPosition.refine((each) => each.list === list),
      input.cursor,
    );
    const { items, next, total } = await listInquiries(
      context.services,
      signedIn(context),
      input.filter,
      after,
      input.limit,
    );
    return { items: items.map(presentInquiry), next_cursor: next && writeCursor({ ...next, list }), total };
  }),
  markInquiry: api.admin.markInquiry.handler(async ({ context, input }) =>
    presentInquiry(await markInquiry(context.services, signedIn(context), input.id, input.handled)),
  ),
  subscribers: api.admin.subscribers.handler(async ({ context, input }) => {
    const after = readCursor(
      inquiryPosition.refine((each) => each.list === 'subscribers'),
      input.cursor,
    );
    const { items, next, total } = await listSubscribers(context.services, signedIn(context), after, input.limit);
    return {
      items: items.map(({ id, email, confirmed_at }) => ({ id, email, confirmed_at: iso(confirmed_at) })),
      next_cursor: next && writeCursor({ ...next, list: 'subscribers' }),
      total,
    };
  }),
  erasures: api.admin.erasures.handler(async ({ context, input }) => {
    const { items, next } = await listErasures(
      context.services,
      signedIn(context),
      readCursor(erasurePosition, input.cursor),
    );
    return { items: items.map(presentErasure), next_cursor: next && writeCursor(next) };
  }),
  decideErasure: api.admin.decideErasure.handler(async ({ context, input }) =>
    presentErasure(await decideErasure(context.services, signedIn(context), input)),
  ),
  setLegalHold: api.admin.setLegalHold.handler(({ context, input }) =>
    setLegalHold(context.services, signedIn(context), input.id, input.on, input.why),
  ),
  attorneys: api.admin.attorneys.handler(async ({ context }) => ({
    items: await listAttorneys(context.services, signedIn(context)),
  })),
};
