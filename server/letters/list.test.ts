// @proves letter-list
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { readZip } from '../../testing/files/read-zip.ts';
import { previewOf } from './list.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const listed = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}/letters`)).body.items;
const generate = (demandType: string, customInstructions = '') =>
  room.staff.post('/api/functions/ai-demand-letter-generator', { caseId: room.caseId, demandType, customInstructions });

describe('the letters of a case', () => {
  test('come newest first, each with how its body begins and how its processor is reached', async () => {
    const { body: made } = await generate('initial');
    const items = await listed();
    const { body: letter } = await room.staff.get(`/api/letters/${room.letterId}`);
    expect(items.map((each: { id: string }) => each.id)).toEqual([made.letter_id, room.letterId]);
    const opening = previewOf(
      letter.document.blocks.flatMap((block: { kind: string; text: string }) =>
        block.kind === 'heading' ? [] : [block.text],
      ),
    );
    expect(items[1]).toMatchObject({
      demand_type: 'initial',
      version: 1,
      status: 'in_review',
      word_count: letter.word_count,
      preview: opening,
      tracking_number: null,
      sent_at: null,
    });
    expect(opening).toHaveLength(150);
    expect(items[1].contact).toEqual({
      name: letter.document.addressee.name,
      address_lines: [],
      email: null,
      phone: null,
      note: expect.stringContaining('to be confirmed before mailing'),
    });
  });

  test('follow an edit: another version, its words and its address', async () => {
    const { body } = await room.shown();
    const document = {
      ...body.document,
      addressee: { ...body.document.addressee, address_lines: ['1 Example Way'], email: 'legal@processor.example' },
      blocks: body.document.blocks.map((block: object) => ({ ...block, text: '=1+1 **bold** שלום 😀' })),
    };
    expect(
      (await room.attorney.send('PUT', `/api/letters/${room.letterId}`, { version: body.version, document })).status,
    ).toBe(200);
    const [letter] = await listed();
    expect(letter).toMatchObject({
      version: 2,
      contact: { address_lines: ['1 Example Way'], email: 'legal@processor.example', note: null },
    });
    expect(letter.preview).toMatch(/^=1\+1 bold שלום 😀 =1\+1/);
  });

  test('of a case that is not there are not found', async () => {
    expect((await room.staff.get(`/api/admin/cases/${randomUUID()}/letters`)).status).toBe(404);
    expect((await room.attorney.get(`/api/admin/cases/${room.caseId}/letters`)).status).toBe(403);
  });
});

describe('a letter that staff ask for', () => {
  test('comes with its words, the contact, and what was asked and not done', async () => {
    const { body } = await generate('initial', '  Mention the sale of June.  ');
    expect(body).toMatchObject({
      success: true,
      error: null,
      not_applied: [
        {
          text: 'Mention the sale of June.',
          why: 'The letter’s content comes from the case file; nothing can be added here.',
        },
      ],
      delivery_info: { certified_mail: null, email: null, phone: null },
      contact: { name: expect.stringContaining('PayPal') },
    });
    expect(body.letter.length).toBeGreaterThan(500);
    expect(body.word_count).toBeGreaterThan(100);
  });

  test('after one that was sent may be any of the four, and before it only the first', async () => {
    for (const type of ['follow_up', 'final', 'escalation'])
      expect(await generate(type)).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', message: 'This letter type needs an earlier letter of this case that was sent.' },
      });
    await approve(room.attorney, room.letterId);
    await room.send();
    await room.deliver();
    for (const type of ['follow_up', 'final', 'escalation'])
      expect([type, (await generate(type)).status]).toEqual([type, 200]);
    expect((await listed()).map((each: { demand_type: string }) => each.demand_type)).toEqual([
      'escalation',
      'final',
      'follow_up',
      'initial',
    ]);
  });
});

test('a letter as a Word file says what its text says, and reaches its merchant only once it was sent', async () => {
  const path = `/api/letters/${room.letterId}/docx`;
  const asked = await room.staff.raw('GET', path);
  const bytes = Buffer.from(await asked.arrayBuffer());
  expect([asked.status, asked.headers.get('content-type'), asked.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('wordprocessingml.document'),
    expect.stringMatching(/^attachment; filename="UH-\d+-\d+-initial\.docx"/),
  ]);
  const text = (await room.staff.get(`/api/letters/${room.letterId}/text`)).body as string;
  const read =
    (await readZip(bytes))
      .get('word/document.xml')
      ?.toString('utf8')
      .replaceAll(/<w:(tab|br)\/>|<\/w:p>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&apos;', "'")
      .replaceAll('&quot;', '"') ?? '';
  const words = (of: string) =>
    of
      .replaceAll(/^\d+\. /gm, '')
      .replaceAll(' | ', ' ')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean);
  expect(words(read)).toEqual(words(text));
  const asMerchant = async () => (await room.merchant.raw('GET', path)).status;
  await approve(room.attorney, room.letterId);
  expect([
    await asMerchant(),
    (await (await room.app.user()).raw('GET', path)).status,
    (await room.app.visitor().raw('GET', path)).status,
  ]).toEqual([404, 404, 401]);
  await room.send();
  await room.deliver();
  expect([await asMerchant(), (await (await room.app.user()).raw('GET', path)).status]).toEqual([200, 404]);
});

test('a preview is 150 characters, whole ones, on one line and without marks', () => {
  expect(previewOf(['**Demand** for\n  release', 'of _funds_'])).toBe('Demand for release of funds');
  expect(previewOf([])).toBe('');
  expect(Array.from(previewOf(['😀'.repeat(200)]))).toHaveLength(150);
});
