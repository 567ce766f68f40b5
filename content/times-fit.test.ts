import { expect, test } from 'vitest';
import { accountSetup } from '../domain/intake/steps.ts';
import { homeStepTimes, processTimes } from './claims.ts';
import { pricingPage } from './fees.ts';
import { processSteps, timesFit } from './how-it-works.ts';
import { timesBesideEachOther } from './how-we-count.ts';

const said = (step: number) => processSteps[step]?.happens.join(' ') ?? '';

test('the minutes of the application and those of the site stand in one sentence, with the step and under How we count', () => {
  expect(accountSetup.lead).toContain('7 answers, about 3 minutes');
  for (const time of ['7 answers', 'about 3 minutes', processTimes.intake.value])
    expect(timesFit.intake).toContain(time);
  expect(processTimes.intake.value).toBe(homeStepTimes.submit.value);
  expect(said(0)).toContain(timesFit.intake);
});

test('so do the days of the negotiation on the home page and the weeks of the process page', () => {
  for (const { value } of [homeStepTimes.negotiation, processTimes.negotiation])
    expect(timesFit.negotiation).toContain(value);
  expect(said(3)).toContain(timesFit.negotiation);
  expect(timesBesideEachOther.items.map(({ text }) => text)).toEqual(Object.values(timesFit));
});

test('below the tiers of the pricing page stands that the fee is the lower of the two schedules', () => {
  expect(pricingPage.tiers.fits.text).toContain('the lower of the two');
  expect(pricingPage.schedules.text.join(' ')).toContain('the lower of the two');
});
