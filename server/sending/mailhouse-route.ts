import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import { byteEndpoints } from '../../contract/bytes.ts';
import { systemActor } from '../../db/actor.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { descriptionOf, lobTrackingEvents, type LobTrackingEvent } from '../ports/mailhouse/lob-tracking.ts';
import { meaningOf } from '../ports/mailhouse/lob-stages.ts';
import { applyReports } from './apply-mail-state.ts';

/** A report further than this from the present may be a recorded one that is being replayed. */
const toleranceMs = 5 * 60_000;
const maxBytes = 256 * 1_024;

/**
 * What is read of Lob's event: its id, what happened, when, to which letter, and the letter's tracking events so far.
 * `metadata.key` is our outbox row.
 */
const lobEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.object({ id: z.string().min(1).max(200) }),
  date_created: z.coerce.date(),
  body: z.object({
    id: z.string().min(1).max(200),
    metadata: z.object({ key: z.uuid() }).partial().optional(),
    tracking_events: lobTrackingEvents.optional().catch(undefined),
  }),
});
type LobEvent = z.infer<typeof lobEvent>;

/**
 * The latest trouble among the letter's tracking events, so that its time equals the one that the nightly look finds;
 * null for any other report.
 */
function troubleIn({ event_type, body }: LobEvent): LobTrackingEvent | null {
  if (meaningOf(event_type.id) !== 'trouble') return null;
  const troubles = (body.tracking_events ?? []).filter(({ name }) => meaningOf(name) === 'trouble');
  return troubles.toSorted((one, other) => one.time.getTime() - other.time.getTime()).at(-1) ?? null;
}

/** Lob's webhook: `POST /api/mailhouse/lob`, signed with HMAC-SHA256 over time and body. The same event may come any number of times. */
export function mailhouseRoute(app: Hono<AppEnv>, services: Services): void {
  app.post(`/api${byteEndpoints['letters.mailhouseReport'].path}`, (c) =>
    answerOrRefusal(c, async () => {
      const secret = services.config.lob?.webhookSecret;
      if (!secret) throw notFound('This endpoint');
      const body = await c.req.text();
      const given = {
        time: c.req.header('lob-signature-timestamp') ?? '',
        signature: c.req.header('lob-signature') ?? '',
      };
      if (body.length > maxBytes || !isSigned(secret, body, given, services.clock.now()))
        throw new Refusal('UNAUTHORIZED', 'This report is not signed.');
      const event = lobEvent.safeParse(parsedJson(body)).data;
      if (!event) throw new Refusal('INVALID_INPUT', 'This report names no event of a letter.');
      await recordReport(services, event);
      return c.json({ received: true });
    }),
  );
}

/** Throws BAD_REQUEST for a body that is not JSON. */
function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('BAD_REQUEST', 'This report is not JSON.');
  }
}

/** Whether the mailhouse signed this body within the last minutes. `time`: seconds or milliseconds since 1970. */
export function isSigned(
  secret: string,
  body: string,
  { time, signature }: { time: string; signature: string },
  now: Date,
): boolean {
  if (!/^\d{9,14}$/.test(time)) return false;
  const signedAt = time.length > 10 ? Number(time) : Number(time) * 1_000;
  if (Math.abs(now.getTime() - signedAt) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const actual = Buffer.from(signature, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Records a report once and applies all reports of its letter, in any order. A report of a letter that is not known yet
 * waits for it.
 */
async function recordReport(services: Services, event: LobEvent): Promise<void> {
  const { id, event_type, date_created, body } = event;
  const trouble = troubleIn(event);
  if (meaningOf(event_type.id) === null)
    services.log.error({ kind: event_type.id, mailhouse_id: body.id }, 'the mailhouse reports what is not known here');
  await services.database.as(systemActor, async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('mailhouse_reports')
      .values({
        id,
        mailhouse_id: body.id,
        kind: event_type.id,
        description: trouble && descriptionOf(trouble),
        happened_at: trouble?.time ?? date_created,
        received_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    const key = body.metadata?.key;
    const row = await db
      .selectFrom('outbox')
      .select(['id', 'case_id', 'mailhouse_id'])
      .where('channel', '=', 'certified_mail')
      .where((eb) => eb.or([eb('mailhouse_id', '=', body.id), ...(key === undefined ? [] : [eb('id', '=', key)])]))
      .executeTakeFirst();
    if (!row?.case_id) return;
    await lockCase(db, row.case_id);
    // The mailhouse's own answer was lost, but its report shows that it has the letter.
    if (row.mailhouse_id === null)
      await db
        .updateTable('outbox')
        .set({ mailhouse_id: body.id, error: null, waits_since: null })
        .where('id', '=', row.id)
        .where('mailhouse_id', 'is', null)
        .where('status', 'in', ['sending', 'uncertain'])
        .execute();
    await applyReports(services, db, row.id);
  });
}
