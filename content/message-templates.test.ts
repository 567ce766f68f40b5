import { expect, test } from 'vitest';
import { messageTemplates, templateSlots } from './message-templates.ts';

const slotsIn = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

test.each(messageTemplates.map((each) => [each.label, each] as const))(
  '%s has slots that can be filled, and fits',
  (_, { subject, body }) => {
    expect(templateSlots).toEqual(expect.arrayContaining([...slotsIn(subject), ...slotsIn(body)]));
    expect([slotsIn(subject), slotsIn(body)]).toEqual([
      ['case_number'],
      expect.arrayContaining(['first_name', 'business', 'processor']),
    ]);
    expect(subject.length).toBeLessThan(120);
    expect(body.length).toBeLessThan(2_000);
  },
);

test('no sentence begins with the processor, and none promises or urges anything', () => {
  for (const { subject, body } of messageTemplates) {
    expect(body).not.toMatch(/(^|[.:?]\s|\n)\{processor\}/);
    expect(`${subject} ${body}`).not.toMatch(/!|guarantee|urgent|immediately|legal advice|as soon as possible/i);
  }
});

test('each template differs from the others', () => {
  expect(new Set(messageTemplates.map(({ key }) => key)).size).toBe(messageTemplates.length);
  expect(new Set(messageTemplates.map(({ label }) => label)).size).toBe(messageTemplates.length);
});
