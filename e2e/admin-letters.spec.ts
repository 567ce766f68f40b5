// @proves admin-letters-journey
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { CaseAnalysis } from '../domain/cases/case-analysis.ts';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

// A page may still be fetching when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type Case = {
  case_number: string;
  version: number;
  analysis: CaseAnalysis;
  analyzed_at: string;
  attorney: { id: string; name: string } | null;
};
type Letters = { items: { id: string; status: string; preview: string; contact: { name: string } }[] };

/** A new merchant's case with its first letter in the demo attorney's queue. */
async function freshCase(page: Page, another: Another): Promise<string> {
  const id = await withCase(await another());
  await enterAs(page, 'staff');
  await expect.poll(async () => (await lettersOf(page, id)).length).toBe(1);
  const { items } = await read<{ items: { id: string; name: string }[] }>(page, '/admin/attorneys');
  await send(page, 'POST', `/admin/cases/${id}/assign`, {
    attorney_id: items.find((each) => each.name === 'Jordan Avery')?.id ?? '',
  });
  return id;
}

/** A demo case, viewed by staff. */
async function demoCase(page: Page, business: string): Promise<string> {
  await enterAs(page, 'staff');
  const { items } = await read<{ items: { id: string }[] }>(page, `/admin/cases?search=${business}`);
  return items[0]?.id ?? '';
}

const caseOnServer = (page: Page, id: string) => read<Case>(page, `/admin/cases/${id}`);
const lettersOf = async (page: Page, id: string) => (await read<Letters>(page, `/admin/cases/${id}/letters`)).items;
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).locator('.passing__box').filter({ hasText: title });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function downloaded(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Passes the JSON of every GET response at `path` through `change`. */
async function patched(page: Page, path: string, change: (answer: object) => object): Promise<void> {
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as object) });
  });
}

test('staff read the analysis by section, export it, rerun it, and are told when it is outdated', async ({ page }) => {
  const id = await demoCase(page, 'Larkspur');
  const { analysis, case_number: number, analyzed_at: made, version } = await caseOnServer(page, id);
  const { executiveSummary: summary, nextSteps, riskAnalysis } = analysis;
  await page.goto(`/admin/cases/${id}?show=analysis`);
  await expect(page.getByRole('progressbar', { name: /^Success probability/ })).toHaveAttribute(
    'aria-valuenow',
    String(summary.successProbability),
  );
  const report = page.locator('.analysis');
  for (const text of [
    'Executive Summary',
    `${summary.successProbability}%`,
    summary.estimatedTimeline,
    `Urgent actions${summary.urgentActions}`,
    summary.recommendedStrategy,
    ...summary.keyFindings,
    ...analysis.scorecard.filter(({ points }) => points !== 0).map((each) => each.why),
  ])
    await expect(report).toContainText(text);
  const steps = page.getByRole('region', { name: 'Prioritized Next Steps' });
  await expect(steps.getByRole('listitem')).toContainText([
    nextSteps.priority1.task,
    nextSteps.priority2.task,
    nextSteps.priority3.task,
  ]);

  const parts: [string, string][] = [
    ['Legal Assessment', analysis.legalAssessment.processorJustification.analysis],
    ['Strategy', analysis.strategicApproach.primaryArguments[0]?.argument ?? ''],
    ['Action Plan', analysis.actionPlan.immediate[0]?.action ?? ''],
    ['Risk Analysis', riskAnalysis.costBenefit.riskAdjustedValue],
    ['Documents', analysis.documentChecklist.critical[0] ?? ''],
  ];
  await page.getByText('Law, strategy, plan, risks and documents').click();
  await page.getByRole('tab', { name: 'Legal Assessment' }).focus();
  for (const [name, text] of parts) {
    await expect(page.getByRole('tabpanel', { name })).toContainText(text);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('tab', { name: 'Risk Analysis' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Risk Analysis' })).toBeVisible();
  // The address follows what is shown.
  await page.waitForURL((url) => url.searchParams.get('report') === 'risks');
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Risk Analysis' })).toContainText(
    riskAnalysis.costBenefit.potentialRecovery,
  );

  const pdf = await downloaded(page, () => press(page, 'Export PDF'));
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual([`case-analysis-${number}.pdf`, '%PDF-']);
  await expect(toast(page, 'PDF report exported successfully.')).toBeVisible();
  await page.route('**/api/functions/**', (route) => route.abort());
  await press(page, 'Export PDF');
  await expect(toast(page, 'Failed to export PDF. Please try again.')).toBeVisible();
  await press(page, 'Generate again');
  await expect(toast(page, 'Failed to generate AI analysis. Please try again.')).toBeVisible();
  await page.unroute('**/api/functions/**');

  await page.request.patch(`/api/admin/cases/${id}`, {
    data: { refund_policy: 'Thirty days' },
    headers: { origin: test.info().project.use.baseURL ?? '', 'if-match': String(version) },
  });
  await page.reload();
  await expect(page.getByText(/^Details of this case changed on .*It may be out of date\.$/)).toBeVisible();
  await press(page, 'Generate again');
  await expect(toast(page, 'Comprehensive AI analysis generated')).toContainText('Check the Messages tab.');
  await expect(page.getByText(/It may be out of date/)).toHaveCount(0);
  expect(Date.parse((await caseOnServer(page, id)).analyzed_at)).toBeGreaterThan(Date.parse(made));
});

test('an analysis without the report structure is shown and exported as text, and a case without one offers to run it', async ({
  page,
}) => {
  const text = 'Strong case.\n\n  =1+1 <b>not markup</b>\nשלום 😀';
  const id = await demoCase(page, 'Copperfield');
  let analysis: { analysis: null; analysis_text: string | null } | null = { analysis: null, analysis_text: text };
  await patched(page, `/admin/cases/${id}`, (answer) => ({ ...answer, ...analysis }));
  await page.goto(`/admin/cases/${id}?show=analysis`);
  const shown = page.getByRole('group', { name: 'Analysis as text' });
  await expect(shown).toHaveText(text, { useInnerText: true });
  await expect(page.getByRole('tab', { name: 'Legal Assessment' })).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const [request, { bytes }] = await Promise.all([
    page.waitForRequest('**/ai-pdf-generator'),
    downloaded(page, () => press(page, 'Export PDF')),
  ]);
  expect([(request.postDataJSON() as { analysisText: string }).analysisText, bytes.subarray(0, 5).toString()]).toEqual([
    text,
    '%PDF-',
  ]);

  analysis = { analysis: null, analysis_text: null };
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No analysis yet' })).toBeVisible();
  await expectAccessible(page);
  let answer: () => void = () => undefined;
  await page.route('**/ai-comprehensive-case-analyzer', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    analysis = null;
    await route.continue();
  });
  await press(page, 'Generate AI analysis');
  await expect(page.getByText('Analyzing the case…')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
});

test('a letter is drafted, instructions survive a failure, and those not applied are reported', async ({
  page,
  another,
}) => {
  const id = await freshCase(page, another);
  await page.goto(`/admin/cases/${id}?show=letters`);
  const list = page.getByRole('region', { name: 'Previously generated letters' }).locator('.letter-item');
  await expect(list).toHaveCount(1);
  const instructions = page.getByLabel('Custom instructions');
  await page.getByLabel('Letter type').selectOption('follow_up');
  await instructions.fill('Mention the June sale. =1+1 שלום');
  await expect(page.getByRole('button', { name: 'Generate Demand Letter' })).toBeDisabled();
  await page.getByLabel('Letter type').selectOption('initial');
  const conflict = {
    code: 'CONFLICT',
    message: 'This letter type needs an earlier letter of this case that was sent.',
  };
  await page.route('**/ai-demand-letter-generator', (route) => route.fulfill({ status: 409, json: conflict }), {
    times: 1,
  });
  await press(page, 'Generate Demand Letter');
  await expect(toast(page, 'Generation Failed')).toContainText(conflict.message);
  await page.route('**/ai-demand-letter-generator', (route) =>
    route.fulfill({
      json: {
        success: false,
        letter: '',
        letter_id: id,
        word_count: 0,
        error: null,
        delivery_info: { certified_mail: null, email: null, phone: null },
        contact: { name: '', address_lines: [], email: null, phone: null, note: null },
        not_applied: [],
      },
    }),
  );
  await press(page, 'Generate Demand Letter');
  await expect(toast(page, 'Failed to generate demand letter')).toContainText('Generation Failed');
  await page.unroute('**/ai-demand-letter-generator');
  await page.reload();
  await expect(instructions).toHaveValue('Mention the June sale. =1+1 שלום');

  await page.getByLabel('Letter type').selectOption('initial');
  await press(page, 'Generate Demand Letter');
  await expect(toast(page, 'Demand Letter Generated')).toContainText(
    /[\d,]+ words\. PayPal.*mailing address to be confirmed/,
  );
  const made = page.getByRole('region', { name: 'The new letter' });
  await expect(made).toContainText('Not applied');
  await expect(made).toContainText('Mention the June sale.');
  await expect(instructions).toHaveValue('');
  await expect(list).toHaveCount(2);
  const [newest] = await lettersOf(page, id);
  const whole = await (await page.request.get(`/api/letters/${newest?.id}/text`)).text();
  expect(await made.locator('.letter-made__preview').evaluate((element) => element.textContent)).toBe(
    `${Array.from(whole).slice(0, 500).join('')}…`,
  );
  await expect(list.first().locator('.letter-item__preview')).toHaveText(`${newest?.preview}…`);
  expect(newest?.preview).toHaveLength(150);
  // Half below the line that stays in view, a button is smaller than axe asks for.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test(
  'a letter can be read, copied, downloaded, printed and submitted to its attorney',
  { tag: '@spoils' },
  async ({ page, another }) => {
    const id = await freshCase(page, another);
    const [letter] = await lettersOf(page, id);
    const path = `/api/letters/${letter?.id}`;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/admin/cases/${id}?show=letters`);
    const item = page.locator('.letter-item');
    await item.getByRole('button', { name: /^Show all/ }).click();
    const whole = await (await page.request.get(`${path}/text`)).text();
    expect(
      await item.getByRole('region', { name: 'The whole letter' }).evaluate((element) => element.textContent),
    ).toBe(whole);
    await expectAccessible(page);
    await item.getByRole('button', { name: /^Copy contact information/ }).click();
    await expect(toast(page, 'Copied')).toContainText(letter?.contact.name ?? '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^PayPal, Inc\.\nPublished, to be confirmed before mailing:/,
    );

    for (const [format, head] of [
      ['Text', whole.slice(0, 5)],
      ['PDF', '%PDF-'],
      ['DOCX', 'PK\u0003\u0004'],
    ] as const) {
      const file = await downloaded(page, () =>
        item.getByRole('button', { name: new RegExp(`as ${format}$`) }).click(),
      );
      expect(file.bytes.toString('latin1').startsWith(Buffer.from(head).toString('latin1')), format).toBe(true);
      await expect(toast(page, 'Downloaded').filter({ hasText: file.name })).toBeVisible();
    }
    await page.route(`**${path}/docx`, (route) => route.abort());
    await item.getByRole('button', { name: /as DOCX$/ }).click();
    await expect(toast(page, 'The letter was not downloaded')).toBeVisible();

    await page.context().addInitScript('window.printed = 0; window.print = () => { window.printed += 1; };');
    const [paper] = await Promise.all([page.waitForEvent('popup'), item.getByRole('link', { name: /^Print/ }).click()]);
    await expect(paper.getByRole('heading', { level: 1, name: 'Demand for Release of Withheld Funds' })).toBeVisible();
    await expect.poll(() => paper.evaluate('window.printed')).toBe(1);
    await expect(paper.getByText('Draft, not approved')).toBeVisible();
    await expectAccessible(paper);
    await paper.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('button')).toHaveCount(0);
    await paper.goto('/admin/letters/01900000-0000-7000-8000-000000000000/print');
    await expect(paper.getByRole('heading', { name: 'Letter not found' })).toBeVisible();
    await paper.close();

    await returnToDraft(another, letter?.id ?? '');
    await item.getByRole('button', { name: /^Send to attorney/ }).click();
    await sayWhatWasDone(page);
    await expect(toast(page, 'Sent to Jordan Avery for review.')).toBeVisible();
    await expect(item.getByText('With Jordan Avery for review.')).toBeVisible();
    await returnToDraft(another, letter?.id ?? '');
    await chooseAttorney(page, id);
    await expect(item.getByText('With Jordan Avery for review.')).toBeVisible();
    expect((await lettersOf(page, id))[0]?.status).toBe('in_review');
    await item.getByRole('link', { name: /^View/ }).click();
    await expect(page).toHaveURL(new RegExp(`/attorney/letters/${letter?.id}$`));
  },
);

/** Its attorney returns the letter with a note, which makes it a draft again. */
async function returnToDraft(another: Another, letterId: string): Promise<void> {
  const attorney = await another();
  await enterAs(attorney, 'attorney');
  await send(attorney, 'POST', `/letters/${letterId}/return`, { note: 'The account number is missing.' });
}

/** Shows the case as one without an attorney, and chooses an attorney for it. */
async function chooseAttorney(page: Page, id: string): Promise<void> {
  let assigned = false;
  await patched(page, `/admin/cases/${id}`, (answer) => (assigned ? answer : { ...answer, attorney: null }));
  page.on('request', (request) => {
    assigned ||= request.url().endsWith('/assign');
  });
  await page.reload();
  const item = page.locator('.letter-item');
  await expect(item.getByText('A draft. No attorney is assigned to this case yet.')).toBeVisible();
  await item.getByRole('button', { name: 'Assign and send to attorney' }).click();
  await expect(item.getByText('Choose who reviews the letter.')).toBeVisible();
  await expectAccessible(page);
  await item
    .getByLabel(/^Attorney/)
    .selectOption({ label: (await item.getByRole('option', { name: /^Jordan Avery/ }).textContent()) ?? '' });
  await item.getByRole('button', { name: 'Assign and send to attorney' }).click();
  await sayWhatWasDone(page);
  await expect(toast(page, 'Sent to Jordan Avery for review.')).toBeVisible();
}

/** What is asked of a letter that was returned and is unchanged. */
async function sayWhatWasDone(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'What was done about the note?' });
  await asked.getByLabel('What was done, or why nothing changes').fill('The second paragraph says it.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Send to the attorney' }).click();
}
