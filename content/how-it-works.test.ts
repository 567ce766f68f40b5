// @proves how-it-works-texts
import { expect, test } from 'vitest';
import { responseDays } from '../domain/letters/reply-due.ts';
import { shownHere } from '../server/kernel/public-words/shown-here.ts';
import { processSteps, silenceLadder } from './how-it-works.ts';
import { keepShown } from './marks.ts';

const inDemo = shownHere({ demo: true, ai: null, claims: {} });

test('the five steps have the spec’s titles and times', () => {
  expect(
    processSteps.map(
      ({ title, when }) => `${keepShown(title, inDemo)} (${typeof when === 'string' ? when : when.value})`,
    ),
  ).toEqual([
    'Intake and Document Upload (5 minutes)',
    'AI-Drafted Demand Package (24-48 hours)',
    'Partner Attorney Review and Send (1-2 business days)',
    'Negotiation and Follow-up (2-8 weeks)',
    'Outcome and Success Fee (upon release)',
  ]);
});

test('the steps after silence have the deadlines that the letters set', () => {
  const { initial, follow_up: followUp, final } = responseDays;
  expect(silenceLadder.rungs.map((rung) => rung.day)).toEqual([
    0,
    initial,
    initial + followUp,
    initial + followUp + final,
  ]);
  expect(processSteps[silenceLadder.step]?.title).toContain('Follow-up');
});
