import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookAddress } from '../../contract/addresses.ts';
import { systemActor } from '../../db/actor.ts';
import { everyAgreement } from '../../testing/agreements/every-agreement.ts';
import { approve, settleFindings } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { fillBook } from './fill-book.ts';

let room: LetterRoom;
let second: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  second = await room.app.user('staff');
  await room.superuser.rows('update users set is_lead = true where id = any ($1::uuid[])', [
    [room.staff.id, second.id],
  ]);
});
afterAll(() => room.close());

const today = firmDayOf(new Date());
const typed = ['Litigation', '9 New Street', 'Omaha, NE 68102'];
const source = 'Their counsel Jane Roe said so by telephone.';
const add = (by: TestUser, lines: string[], more: object = {}) =>
  by.post('/api/addresses', {
    processor: 'paypal',
    entity: 'PayPal, Inc.',
    channel: 'certified_mail',
    lines,
    purpose: 'legal',
    source,
    seen_on: today,
    ...more,
  });
const found = (items: BookAddress[], lines: string[]) => items.find((each) => each.lines.join() === lines.join());
const confirm = (by: TestUser, id: string | undefined) => by.post(`/api/addresses/${id}/confirm`, {});
const decisions = async () =>
  (await room.shown()).body.decisions.filter((each: { key: string }) => each.key.startsWith('address:'));

async function typedAddress(lines: string[]): Promise<void> {
  await approve(room.attorney, room.letterId);
  const { body } = await room.shown();
  const document = { ...body.document, addressee: { ...body.document.addressee, address_lines: lines } };
  const saved = await room.attorney.send('PUT', `/api/letters/${room.letterId}`, { version: body.version, document });
  await settleFindings(room.attorney, saved);
  const shown = (await room.shown()).body;
  await room.act(room.attorney, 'approve', { sha256: shown.pdf_sha256, exhibits_sha256: shown.exhibit_book.sha256 });
}

test('the book has each address for notices that an agreement names, with the words that name it', async () => {
  const { body } = await room.staff.get('/api/addresses');
  const ofAgreements = body.items.filter((each: BookAddress) => each.source !== 'made up for tests');
  for (const { procedure, id } of everyAgreement()) {
    const { email, address } = procedure;
    if (email.value !== null)
      expect(ofAgreements, id).toContainEqual(
        expect.objectContaining({ channel: 'email', lines: [email.value], usable: true, origin: 'agreement' }),
      );
    if (address.value !== null && address.value.length > 2)
      expect(
        ofAgreements.some((each: BookAddress) => each.lines.at(-1) === address.value?.at(-1)),
        id,
      ).toBe(true);
  }
  expect(ofAgreements.every((each: BookAddress) => /, version of \w+ \d+, \d{4}, .*“.+”/s.test(each.source))).toBe(
    true,
  );
  const before = ofAgreements.length;
  expect(await fillBook(room.app.services.database, new Date())).toBe(0);
  expect((await room.staff.get('/api/addresses')).body.items.length).toBe(before + 10 * 12);
});

test('a typed address bars sending until it has a source and another user has confirmed it, and is remembered', async () => {
  await room.fresh();
  await typedAddress(typed);
  expect(await decisions()).toMatchObject([{ key: 'address:certified_mail', bars: 'sending', place: 'letter' }]);
  const refused = { status: 409, body: { code: 'LETTER_BLOCKED', message: expect.stringContaining('address book') } };
  expect(await room.send(room.staff, null)).toMatchObject(refused);
  expect((await add(room.attorney, typed, { source: '' })).status).toBe(422);
  const added = found((await add(room.attorney, typed)).body.items, typed);
  expect(added).toMatchObject({
    usable: false,
    may_confirm: false,
    barred_by: 'You added this address; a second person confirms it.',
    source,
  });
  expect(await room.send(room.staff, null)).toMatchObject({
    ...refused,
    body: { message: expect.stringContaining('second person') },
  });
  expect((await confirm(room.attorney, added?.id)).status).toBe(403);
  expect((await confirm(second, added?.id)).body).toMatchObject({
    usable: true,
    confirmed_by_name: expect.any(String),
  });
  expect(await decisions()).toEqual([]);
  expect((await room.send(room.staff, null)).status).toBe(200);
  // The same address in another spelling is found in the book by the next letter.
  await room.fresh();
  await typedAddress(['LITIGATION', '9, New Street', 'Omaha NE 68102']);
  expect((await room.send(room.staff, null)).status).toBe(200);
  expect(await add(second, ['Litigation 9 New Street', 'Omaha, NE 68102'])).toMatchObject({ status: 409 });
});

test('an address is confirmed by who answers for an open case of its processor or leads the staff, and offered to nobody else', async () => {
  await room.fresh();
  // After the case, whose owner is any of the staff that there are.
  const stranger = await room.app.user('staff');
  const lines = ['2 Shared Street', 'Omaha, NE 68102'];
  const { id } = found((await add(second, lines)).body.items, lines) ?? {};
  const shown = async (by: TestUser) => found((await by.get('/api/addresses?processor=paypal')).body.items, lines);
  const barred = 'Somebody who answers for an open case against PayPal confirms it';
  expect(await shown(stranger)).toMatchObject({ may_confirm: false, barred_by: expect.stringContaining(barred) });
  expect(await confirm(stranger, id)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining(barred) },
  });
  // Of a case of another processor, and of one that has ended, nobody answers for this address.
  const own = (change: string) =>
    room.superuser.rows(`update cases set owner_id = $1, ${change} where id = $2`, [stranger.id, room.caseId]);
  await own("processor = 'stripe'");
  expect((await shown(stranger))?.may_confirm).toBe(false);
  await own("processor = 'paypal'");
  expect((await shown(stranger))?.may_confirm).toBe(true);
  expect((await shown(room.attorney))?.may_confirm).toBe(true);
  await own("status = 'closed', closed_at = now()");
  expect((await confirm(stranger, id)).status).toBe(403);
  expect((await confirm(room.attorney, id)).status).toBe(200);
});

test('a copy by email goes to no address that is not in the book', async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  const email = 'counsel@processor.example';
  expect(await room.send(room.staff, email)).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  const added = found((await add(second, [email], { channel: 'email' })).body.items, [email]);
  expect(await room.send(room.staff, email)).toMatchObject({ status: 409 });
  await confirm(room.staff, added?.id);
  expect((await room.send(room.staff, email)).status).toBe(200);
  // The address is taken out before the job runs, so the copy is held back.
  expect((await room.staff.post(`/api/addresses/${added?.id}/take-out`, {})).status).toBe(200);
  await room.deliver();
  expect(await room.emails(email)).toEqual([]);
  expect((await room.shown()).body.deliveries).toContainEqual(
    expect.objectContaining({ channel: 'email', status: 'held_back' }),
  );
});

test('the database refuses a letter to an address that cannot be used, a confirmation of one’s own, and another’s name', async () => {
  const { database } = room.app.services;
  const own = found((await add(room.staff, ['1 Own Street', 'Omaha, NE 68102'])).body.items, [
    '1 Own Street',
    'Omaha, NE 68102',
  ]);
  const staff = (user: TestUser) => ({ role: 'admin' as const, id: user.id, name: 'x', verifiedEmail: null });
  const settle = (by: TestUser, as: TestUser) =>
    database.as(staff(by), (db) =>
      db
        .updateTable('processor_addresses')
        .set({ confirmed_by: as.id, confirmed_by_name: 'x', confirmed_at: new Date() })
        .where('id', '=', own?.id ?? '')
        .execute(),
    );
  await expect(settle(room.staff, room.staff)).rejects.toThrow('confirmed by a second person (self)');
  await expect(settle(room.staff, second)).rejects.toThrow('own name');
  await expect(
    database.as(staff(second), (db) =>
      db
        .updateTable('processor_addresses')
        .set({ retired_at: new Date() })
        .where('id', '=', own?.id ?? '')
        .execute(),
    ),
  ).rejects.toThrow(/check/);
  await room.fresh();
  for (const [channel, recipient] of [
    ['email', 'stranger@elsewhere.example'],
    ['certified_mail', 'PayPal, Inc.\n1 Own Street\nOmaha, NE 68102'],
  ])
    await expect(
      database.as(systemActor, (db) =>
        sql`insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload)
          values (gen_random_uuid(), ${`${room.letterId}:${channel}`}, ${channel}, 'demand-letter', ${room.caseId}, ${room.letterId}, ${recipient}, '{}')`.execute(
          db,
        ),
      ),
    ).rejects.toThrow('not one of the book');
});

test('merchants and visitors do not see the book', async () => {
  expect((await room.merchant.get('/api/addresses')).status).toBe(403);
  expect((await room.app.visitor().get('/api/addresses')).status).toBe(401);
  expect((await add(room.merchant, ['1 Own Street', 'Omaha'])).status).toBe(403);
  expect((await room.attorney.post('/api/addresses/01900000-0000-7000-8000-00000000dead/take-out', {})).status).toBe(
    403,
  );
});

test('a letter says that it goes by email only where the book has an address for letters, and does not leave without one', async () => {
  const line = async () => (await room.shown()).body.document.delivery_method;
  await room.fresh();
  expect(await line()).toBe('By certified mail, return receipt requested');
  const email = 'letters@processor.example';
  await confirm(second, found((await add(room.attorney, [email], { channel: 'email' })).body.items, [email])?.id);
  await room.fresh();
  expect(await line()).toBe('By certified mail, return receipt requested, and by secure e-mail');
  await approve(room.attorney, room.letterId);
  expect(await room.send(room.staff, null)).toMatchObject({
    status: 409,
    body: { code: 'LETTER_BLOCKED', message: expect.stringContaining('goes by email too') },
  });
  expect((await room.send(room.staff, email)).status).toBe(200);
});
