// @proves cancel-case
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { approve } from '../../testing/app/desk.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const cancel = (by = room.merchant, body: object = {}) => by.post(`/api/cases/${room.caseId}/cancel`, body);
const page = async () => (await room.merchant.get(`/api/cases/${room.caseId}`)).body;
const emails = () =>
  room.superuser.rows<{ payload: { cancelled: boolean } }>(
    "select payload from outbox where case_id = $1 and template = 'case-closed' order by created_at",
    [room.caseId],
  );
const standing = async () =>
  (
    await room.superuser.rows(
      'select c.status, c.cancelled_at is not null as cancelled, l.status as letter from cases c join letters l on l.case_id = c.id where c.id = $1',
      [room.caseId],
    )
  )[0];

describe('cancelling a case', () => {
  test('cancelling closes the case, stores the reason for staff, notifies the merchant once, and leaves no promises', async () => {
    const first = await cancel(room.merchant, { reason: ' The processor has paid. ' });
    const again = await cancel();
    expect([first.status, first.body, again.status, again.body]).toEqual([
      200,
      { cancelled_at: expect.any(String) },
      200,
      first.body,
    ]);
    const body = await page();
    expect(body).toMatchObject({
      status: 'closed',
      cancelled_at: first.body.cancelled_at,
      stage: { stage: 'closed', owner: 'nobody', due_on: null },
      actions: [],
      may: { cancel: false, complete: false, add_files: false, write: true },
    });
    expect(body.timeline.at(-1)).toMatchObject({ key: 'cancelled', done: true });
    expect((await emails()).map(({ payload }) => payload.cancelled)).toEqual([true]);
    const { history } = (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
    expect(history.filter((each: { what: string }) => each.what === 'case_cancelled')).toMatchObject([
      { field: 'status', old_value: 'intake', new_value: { status: 'closed', reason: 'The processor has paid.' } },
    ]);
  });

  test('ten concurrent cancellations count as one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel()));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await emails()).toHaveLength(1);
  });

  test('only the merchant can cancel a case', async () => {
    expect([
      (await cancel(room.staff)).status,
      (await cancel(room.attorney)).status,
      (await cancel(await room.app.user())).status,
    ]).toEqual([403, 403, 404]);
    expect(await standing()).toMatchObject({ cancelled: false });
  });

  test("cancelling removes the letter from the attorney's queue, and no other is drafted", async () => {
    const onDesk = async () =>
      (await room.attorney.get('/api/attorney/queue')).body.items.some(
        (each: { letter_id: string }) => each.letter_id === room.letterId,
      );
    expect(await onDesk()).toBe(true);
    await cancel();
    expect(await onDesk()).toBe(false);
    const asked = await room.staff.post('/api/functions/ai-demand-letter-generator', {
      caseId: room.caseId,
      demandType: 'initial',
    });
    expect([asked.status, asked.body.message]).toEqual([
      409,
      'The merchant has cancelled this case; no letter is drafted for it.',
    ]);
    await room.superuser.rows("update letters set origin = 'another' where case_id = $1", [room.caseId]);
    await jobHandlers(room.app.services)['draft-letter']({ case_id: room.caseId });
    expect(
      await room.superuser.rows("select 1 from letters where case_id = $1 and origin like 'initial:%'", [room.caseId]),
    ).toEqual([]);
  });

  test('a case can no longer be cancelled once its letter is on its way', async () => {
    await approve(room.attorney, room.letterId);
    expect((await page()).may.cancel).toBe(true);
    expect((await room.send()).status).toBe(200);
    expect((await page()).may.cancel).toBe(false);
    const late = await cancel();
    expect([late.status, late.body.code, await standing()]).toEqual([
      409,
      'CONFLICT',
      { status: 'intake', cancelled: false, letter: 'sending' },
    ]);
  });

  test('cancelling a case that staff have closed is refused', async () => {
    await room.superuser.rows("update cases set status = 'resolved', closed_at = now() where id = $1", [room.caseId]);
    expect((await cancel()).status).toBe(409);
  });

  test('of a concurrent cancellation and sending exactly one succeeds, whichever comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      if (round > 0) await room.fresh();
      await approve(room.attorney, room.letterId);
      const sender = round % 2 === 0 ? room.attorney : room.staff;
      const [sent, cancelled] =
        round % 4 < 2
          ? await Promise.all([room.send(sender), cancel()])
          : (await Promise.all([cancel(), room.send(sender)])).toReversed();
      expect([round, [sent?.status, cancelled?.status].toSorted()]).toEqual([round, [200, 409]]);
      const won = sent?.status === 200;
      expect(await standing()).toEqual(
        won
          ? { status: 'intake', cancelled: false, letter: 'sending' }
          : { status: 'closed', cancelled: true, letter: 'approved' },
      );
      expect(
        await room.superuser.rows("select 1 from outbox where letter_id = $1 and template = 'demand-letter'", [
          room.letterId,
        ]),
      ).toHaveLength(won ? 2 : 0);
    }
  }, 180_000);
});

describe('a status set by staff', () => {
  const patch = async (status: string) => {
    const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
    return room.staff.send(
      'PATCH',
      `/api/admin/cases/${room.caseId}`,
      { status },
      { 'if-match': String(body.version) },
    );
  };
  const ended = async () =>
    (
      await room.superuser.rows<{ closed_at: Date | null; cancelled_at: Date | null }>(
        'select closed_at, cancelled_at from cases where id = $1',
        [room.caseId],
      )
    )[0];

  test('resolving or closing ends a case once and notifies the merchant once', async () => {
    await patch('resolved');
    const first = await ended();
    await patch('closed');
    expect([first?.closed_at, (await ended())?.closed_at]).toEqual([expect.any(Date), first?.closed_at]);
    expect((await emails()).map(({ payload }) => payload.cancelled)).toEqual([false]);
    expect((await page()).timeline.at(-1)).toMatchObject({ key: 'closed' });
  });

  test('staff can reopen a case, which can then end again', async () => {
    await patch('closed');
    await patch('under_review');
    expect(await ended()).toEqual({ closed_at: null, cancelled_at: null });
    expect((await page()).may).toMatchObject({ cancel: true, complete: true, add_files: true });
    await patch('resolved');
    expect(await emails()).toHaveLength(2);
  });

  test('staff cannot undo a cancellation: nothing is sent, and nobody is notified again', async () => {
    await approve(room.attorney, room.letterId);
    const { cancelled_at } = (await cancel()).body;
    await patch('under_review');
    expect(await page()).toMatchObject({
      cancelled_at,
      stage: { stage: 'closed', owner: 'nobody' },
      actions: [],
      may: { cancel: false, complete: false, add_files: false },
    });
    expect((await room.send()).body.code).toBe('LETTER_BLOCKED');
    await patch('closed');
    expect((await emails()).map(({ payload }) => payload.cancelled)).toEqual([true]);
  });
});
