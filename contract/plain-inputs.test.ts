import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emailTrouble } from '../domain/email-address.ts';
import { contract } from './contract.ts';

type Leaf = { endpoint: string; name: string; schema: z.ZodType };

/** Every text that a call takes, by the name of its field. */
const leaves = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries(calls as Record<string, AnyContractProcedure>).flatMap(([call, procedure]) => {
    const { inputSchema } = procedure['~orpc'];
    return inputSchema instanceof z.ZodType ? leavesOf(inputSchema, `${room}.${call}`, '') : [];
  }),
);

function leavesOf(schema: z.ZodType, endpoint: string, name: string): Leaf[] {
  const within = (part: unknown, at: string) => (part instanceof z.ZodType ? leavesOf(part, endpoint, at) : []);
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([key, part]) => within(part, key));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => within(part, name));
  if (schema instanceof z.ZodArray) return within(schema.element, name);
  if (schema instanceof z.ZodPipe) return within(schema.in, name);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return within(schema.def.innerType, name);
  return [{ endpoint, name, schema }];
}

/**
 * Fields of a case are parsed as the wizard parses them (domain/cases/case-edit.ts); a letter is checked as running
 * text.
 */
const isReadElsewhere = ({ endpoint }: Leaf) => /^cases\.patch|^letters\.(put|suggest)$/.test(endpoint);
const named = (name: RegExp) =>
  leaves.filter((leaf) => name.test(leaf.name) && leaf.schema instanceof z.ZodString && !isReadElsewhere(leaf));

test('every call that takes an email address applies the one rule for them, and says what is wrong with an address', () => {
  const emails = named(/(^|_)email$/);
  expect(emails.map(({ endpoint }) => endpoint)).toEqual([
    'inquiries.sendMessage',
    'inquiries.subscribe',
    'letters.send',
    'letters.sendEmailAgain',
    'letters.recordOpposingCounsel',
    'people.createMerchantOrgAndUser',
    'people.createAdminUser',
    'sharing.invite',
  ]);
  for (const { schema } of emails) {
    expect(schema.parse(' \u202aann@my\u2011shop.example\u202c')).toBe('ann@my-shop.example');
    for (const typed of ['m&m@shop.example', 'ann@shop'])
      expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(emailTrouble(typed));
  }
});

test('every call that takes a phone number, a code or a license takes it in plain characters', () => {
  const forms = named(/(^|_)(phone|code|number)$/);
  expect(forms.map(({ endpoint, name }) => `${endpoint} ${name}`)).toEqual([
    'inquiries.sendMessage phone',
    'letters.recordTracking tracking_number',
    'people.patchMe phone',
    'people.patchUser phone',
    'people.patchUser bar_number',
    'people.checkLicense number',
    'people.createMerchantOrgAndUser p_phone',
    'textMessages.askCode phone',
    'textMessages.confirmCode code',
  ]);
  for (const { schema } of forms) expect(schema.parse('\u202a12\u2011３4\u202c')).toBe('12-34');
});
