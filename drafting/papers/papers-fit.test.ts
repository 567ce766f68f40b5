import { expect, test } from 'vitest';
import { sampleArrangement } from '../../domain/engagement/sample-arrangement.ts';
import { papersToRead } from './papers-to-read.ts';

const papers = papersToRead({ brand: 'Unhold', service: sampleArrangement.service });
/** A section of a paper's text, by its number. */
const section = (text: string, number: number): string =>
  text.split(/^# /m).find((part) => part.startsWith(`${number}. `)) ?? expect.fail(`no section ${number}`);

test.each(['firm', 'service'] as const)(
  'agreement and engagement letter ask for the same of a client who ends it after the demand was sent (%s charges)',
  (by) => {
    const { agreement, engagement } = papers[by];
    const ceiling =
      'the reasonable value of the work that was done, only if money comes back, and never more than 18% of it';
    for (const text of [section(agreement.text, 7), section(engagement.text, 5)])
      expect(text.split(ceiling)).toHaveLength(2);
    const inSpanish =
      'el valor razonable del trabajo hecho, solo si se recupera dinero, y nunca más del 18% de lo recuperado';
    for (const text of [section(agreement.spanish, 7), section(engagement.spanish, 5)])
      expect(text).toContain(inSpanish);
  },
);

test('where the service charges, the attorney asks for nothing, no matter who ends it', () => {
  const { engagement } = papers.service;
  expect(section(engagement.text, 3)).toContain('You owe us no fee.');
  expect(section(engagement.text, 5)).not.toMatch(/\bwe may ask/);
  expect(section(engagement.text, 5)).toContain('You owe us nothing, before it and after it.');
});

test('a firm without a trust account hands a check on, and cashes none of it', () => {
  const text = section(papers.firm.engagement.text, 4);
  expect(text).toContain('handed on to you as it came, made out to you: it cashes none and holds no money of yours');
});

test('a fee is due once the money has come, and its invoice says by when and how it is paid, in both papers', () => {
  for (const text of [section(papers.firm.agreement.text, 3), section(papers.firm.engagement.text, 4)]) {
    expect(text).toContain('when that part has reached you');
    expect(text).toMatch(/names the day by which and the way in which you pay/);
  }
});

test('a letter that says no language model is given anything says what the site means by AI', () => {
  const { text, spanish } = papers.firm.engagement;
  expect(section(text, 8)).toMatch(/No language model .* speaks of AI that drafts, it means a program of its own/);
  expect(section(spanish, 8)).toMatch(/Ningún modelo de lenguaje .* una IA que redacta, es un programa propio/);
});
