// @proves wizard-full-journey
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { steps } from '../domain/intake/steps.ts';
import type { Field } from '../domain/intake/field.ts';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { enterAsNewMerchant, read } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, goOn, openMore } from './wizard-steps.ts';

/** The input for each field, by name; rows by `owners.0.ownerName`. */
const typed: Record<string, string | string[] | boolean> = {
  processor: 'Other',
  otherProcessor: 'Acme Payments',
  amountHeld: '$64,200.00',
  holdStartDate: '9/14/2025',
  merchantAccount: 'acct_1Q8e2e',
  reasonGiven: 'A reserve because of an elevated dispute rate.\nSecond line.',
  rollingReservesHeld: '16050',
  preferredResolution: 'Partial release with a rolling reserve',
  accountOpenedDate: '3/4/2019',
  accountLastUsedDate: '9/10/2025',
  accountName: 'Northline',
  accountEmail: 'sales@northline.example',
  accountPhone: '5555550116',
  firstName: 'Tomas',
  lastName: 'Reyes-Núñez',
  email: 'tomas@northline.example',
  phone: '5555550114',
  legalBusinessName: 'Northline Cycle Works Inc',
  fullLegalName: 'Northline Cycle Works, a Colorado corporation',
  dbaName: 'Northline',
  ein: '98 7654310',
  businessStreet: '107 Main Street',
  businessCity: 'Boulder',
  businessState: 'CO',
  businessZip: '80302-1234',
  website: 'www.northline.example',
  entityType: 'C Corporation',
  stateOfIncorporation: 'DE',
  yearEstablished: '2014',
  businessPhone: '+1 555 555 0115',
  businessEmail: 'office@northline.example',
  parentEntities: 'Reyes Holding LLC',
  'owners.0.ownerName': 'Tomas Reyes',
  'owners.0.ownershipPercentage': '62.5',
  'owners.0.roleTitle': 'Chief Executive Officer',
  'previousProcessors.0.processorName': 'First Regional',
  'previousProcessors.0.yearsUsed': '2014 to 2019',
  'previousProcessors.0.terminationReason': 'Lower rates',
  monthlyVolumeAverage: '82,000',
  monthlyVolumePeak: '120000',
  averageTicketSize: '640',
  cardPresentPercentage: '12.5%',
  domesticTransactionPercentage: '96',
  merchantCategoryCode: '5940',
  fulfillmentModel: 'Physical products',
  averageDeliveryDays: '12',
  productDescription: 'Racing bicycles and parts.',
  refundPolicy: 'Within 30 days, full refund.',
  supportSla: 'One business day',
  chargebackTools: ['Verifi', 'Ethoca'],
  sameAsBusinessAddress: false,
  fulfillmentStreet: '5 Dock Road',
  fulfillmentCity: 'Golden',
  fulfillmentState: 'CO',
  fulfillmentZip: '80401',
  priorCounselInvolved: 'No',
  insuranceCoverage: 'General liability',
  industryCertifications: ['PCI DSS', 'Other'],
  litigationHistory: 'None.',
  accountingNotes: 'Accrual basis.',
  communicationLogs: '14 Sep: called support, no answer.',
};

/**
 * The max size in bytes, gzipped, of the scripts loaded before the upload step, including the card that takes the
 * notice; the code that sends files is loaded with the first file.
 */
const scriptBudget = 195_500;
const beforeUpload = steps[steps.findIndex(({ key }) => key === 'documents') - 1];

/** A date has three boxes. */
const inputsOf = (field: Field) => (field.kind === 'date' ? 3 : 1);

test(
  'every input of the application can be filled in and submitted, and is stored as intended',
  { tag: '@phone' },
  async ({ page }) => {
    await enterAsNewMerchant(page, 'Someone Else');
    const scripts = scriptsOf(page);
    await page.goto('/apply?step=case-details');
    let inputs = 0;
    for (const step of steps.slice(1)) {
      await atStep(page, step.title);
      if (step.more) await openMore(page);
      for (const field of step.fields) {
        await fill(page, field, field.name);
        inputs += inputsOf(field);
      }
      for (const group of step.rows ?? []) {
        for (const field of group.fields) {
          await fill(page, field, `${group.name}.0.${field.name}`);
          inputs += 1;
        }
      }
      if (step.key === 'documents') await upload(page);
      if (step === beforeUpload) expect(await packedSize(scripts)).toBeLessThanOrEqual(scriptBudget);
      await goOn(page);
    }
    expect(inputs).toBe(67);
    await atStep(page, 'Check your answers');
    await expect(page.getByText(/^Not provided/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await page.waitForURL('**/thank-you?case=UH-*');
    const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
    expect(await read(page, `/cases/${items[0]?.id}`)).toMatchObject(stored);
  },
);

/** Collects script responses as they arrive. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  return scripts;
}

/** Bytes, each file compressed separately. */
async function packedSize(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  expect(bodies.length).toBeGreaterThan(0);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

async function fill(page: Page, field: Field, name: string): Promise<void> {
  const value = typed[name];
  expect(value, `${name} is left out of this test`).toBeDefined();
  const control = page.locator(`#f-${name.replaceAll('.', '-')}`);
  const group = page.getByRole('group', { name: field.label });
  if (field.kind === 'flag') {
    // Ticking it hides the address below, and unticking shows it again.
    await control.check();
    await expect(page.locator('#f-fulfillmentStreet')).toHaveCount(0);
    await control.uncheck();
  } else if (Array.isArray(value)) {
    for (const option of value) await group.getByRole('checkbox', { name: option, exact: true }).check();
  } else if (field.kind === 'date') {
    const [month = '', day = '', year = ''] = String(value).split('/');
    await group.getByLabel('Month').fill(month);
    await group.getByLabel('Day').fill(day);
    await group.getByLabel('Year').fill(year);
  } else if (await control.evaluate((element) => element.tagName === 'SELECT')) {
    await control.selectOption(String(value));
  } else if (field.kind === 'choice' || field.kind === 'yesno') {
    await group.getByRole('radio', { name: String(value), exact: true }).check();
  } else {
    await control.fill(String(value));
    await control.blur();
  }
}

async function upload(page: Page): Promise<void> {
  const { notice, photo } = await realDocuments(page);
  await page.getByLabel('Files to upload').setInputFiles([notice, photo]);
  await page.getByLabel('What hold-notice.pdf is').selectOption('hold_notice');
  await page.getByLabel('What delivery-photo.jpg is').selectOption('proof_of_fulfillment');
  await expect(page.getByText('2 of 8 added')).toBeVisible();
}

const stored = {
  status: 'intake',
  fee_percent: 18,
  processor: 'other',
  other_processor: 'Acme Payments',
  held_amount_cents: 6_420_000,
  hold_started_on: '2025-09-14',
  merchant_account_id: 'acct_1Q8e2e',
  reason_given: typed.reasonGiven,
  rolling_reserves_held_cents: 1_605_000,
  preferred_resolution: 'partial_rolling',
  account_opened_on: '2019-03-04',
  account_last_used_on: '2025-09-10',
  account_name: 'Northline',
  account_email: 'sales@northline.example',
  account_phone: '(555) 555-0116',
  first_name: 'Tomas',
  last_name: 'Reyes-Núñez',
  email: 'tomas@northline.example',
  phone: '(555) 555-0114',
  legal_business_name: 'Northline Cycle Works Inc',
  legal_business_name_full: typed.fullLegalName,
  dba_name: 'Northline',
  ein: expect.stringMatching(/4310$/),
  business_address: { street: '107 Main Street', city: 'Boulder', state: 'CO', zip: '80302-1234' },
  website: 'www.northline.example',
  business_entity_type: 'c_corp',
  state_incorporation: 'DE',
  year_established: 2014,
  business_phone: '(555) 555-0115',
  business_email: 'office@northline.example',
  parent_entities: 'Reyes Holding LLC',
  business_owners: [{ owner_name: 'Tomas Reyes', ownership_percentage: 62.5, role_title: 'Chief Executive Officer' }],
  previous_processors: [
    { processor_name: 'First Regional', years_used: '2014 to 2019', termination_reason: 'Lower rates' },
  ],
  monthly_processing_volume_avg: 82_000,
  monthly_processing_volume_peak: 120_000,
  average_ticket_size_cents: 64_000,
  card_present_percentage: 12.5,
  domestic_transaction_percentage: 96,
  merchant_category_code: '5940',
  fulfillment_model: 'physical',
  avg_delivery_days: 12,
  product_description: typed.productDescription,
  refund_policy: typed.refundPolicy,
  support_sla: 'One business day',
  chargeback_tools: ['Verifi', 'Ethoca'],
  fulfillment_address: { street: '5 Dock Road', city: 'Golden', state: 'CO', zip: '80401' },
  prior_counsel_involved: false,
  insurance_coverage: 'General liability',
  industry_certifications: ['PCI DSS', 'Other'],
  litigation_history: 'None.',
  accounting_notes: 'Accrual basis.',
  communication_logs: typed.communicationLogs,
  case_files: expect.arrayContaining([
    expect.objectContaining({ filename: 'hold-notice.pdf', document_type: 'hold_notice' }),
    expect.objectContaining({ filename: 'delivery-photo.jpg', document_type: 'proof_of_fulfillment' }),
  ]),
};
