// @proves export-analysis
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
});
afterAll(() => room.close());

type Asked = { caseId?: string; analysisText?: string; caseData?: object };
const exported = (asked: Asked = {}) =>
  room.staff.post('/api/functions/ai-pdf-generator', { caseId: room.caseId, ...asked });
const pagesOf = (body: { pdfBase64: string }) =>
  Number(/\/Count (\d+)/.exec(Buffer.from(body.pdfBase64, 'base64').toString('latin1'))?.[1]);
const caseNumber = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body.case_number as string;
const keep = (body: string, seconds: number) =>
  room.superuser.rows(
    "insert into messages (id, case_id, message_type, subject, body, visibility, created_at) values ($1, $2, 'ai_analysis', 'AI Case Analysis', $3, 'internal', now() + make_interval(secs => $4))",
    [randomUUID(), room.caseId, body, seconds],
  );

describe('the analysis as a PDF', () => {
  test('the PDF is the stored report, named after the case, with the same bytes each time', async () => {
    const { status, body } = await exported();
    expect(status).toBe(200);
    expect(body).toMatchObject({ contentType: 'application/pdf', filename: `case-analysis-${await caseNumber()}.pdf` });
    expect(Buffer.from(body.pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(body)).toBeGreaterThan(2);
    expect((await exported({ caseData: { anything: ['at all'] } })).body).toEqual(body);
    const { analysis } = (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
    expect(pagesOf((await exported({ analysisText: JSON.stringify(analysis) })).body)).toBe(pagesOf(body));
  });

  test("the PDF is the stored text when that is not a report, and never the caller's text", async () => {
    const report = await exported();
    expect((await exported({ analysisText: 'Pay Mallory at once.\n\n{"executiveSummary": 1}' })).body).toEqual(
      report.body,
    );
    await keep('=1+1 #panic("x") 😀 שלום <script>', 60);
    const shown = (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
    expect(shown).toMatchObject({ analysis: null, analysis_text: '=1+1 #panic("x") 😀 שלום <script>' });
    const pdf = await exported();
    expect(pagesOf(pdf.body)).toBe(1);
    await keep('Another, newer.', 120);
    expect((await exported({ analysisText: '=1+1 #panic("x") 😀 שלום <script>' })).body).toEqual(pdf.body);
  });

  test('an analysis text may have up to 400,000 characters', async () => {
    await keep('withheld\n\n'.repeat(40_000), 180);
    const long = await exported();
    expect([long.status, pagesOf(long.body) > 100]).toEqual([200, true]);
    expect(await exported({ analysisText: 'x'.repeat(400_001) })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', fields: { analysisText: expect.any(String) } },
    });
  }, 90_000);

  test('exporting without an analysis, or from an unknown case, is refused', async () => {
    const { body } = await room.merchant.apply();
    expect(await exported({ caseId: body.case_id })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This case has no analysis yet. Generate one first.' },
    });
    expect(await exported({ caseId: randomUUID() })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await exported({ caseId: 'no id' })).status).toBeGreaterThanOrEqual(400);
  });
});
