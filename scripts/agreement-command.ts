/** npm run operator -- agreement …: reads and checks its arguments before anything is opened. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemActor } from '../db/actor.ts';
import { isIsoDate } from '../domain/calendar/business-days.ts';
import { dayOf } from '../domain/calendar/utc.ts';
import type { Processor } from '../domain/processors.ts';
import { fullTextProcessor, fullTextProcessors } from '../knowledge/full-texts/known-version.ts';
import { listTouched } from '../server/cases/list-touched.ts';
import type { Services } from '../server/kernel/context.ts';
import { addFullText } from '../server/knowledge/add-full-text.ts';
import { diffFullTexts } from '../server/knowledge/diff-full-texts.ts';
import { listFullTexts } from '../server/knowledge/list-full-texts.ts';
import { addedReport, diffReport, listReport } from './agreement-report.ts';

export const agreementUsage = `  npm run operator -- agreement add PROCESSOR DATE FILE [--source TEXT] [--seen-on DATE] [--replace]
      Keeps the full text of the agreement in force from DATE (YYYY-MM-DD), from a .txt, .html or .pdf file, and looks up our quotes in it.
      --source: where it comes from, such as its address; --replace: in place of what is stored with this date or these words.
  npm run operator -- agreement list [PROCESSOR]
      The stored texts, and how many quotes stand in each.
  npm run operator -- agreement diff PROCESSOR [FROM TO]
      What changed between the last two texts, or those of two dates; the quotes it touches, and the open cases.`;

/** The arguments are not a valid command: exit code 2. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** Does what was asked for and returns what to print. Throws Refusal. */
type AgreementWork = (services: Services) => Promise<string>;

function processorOf(key: string): Processor {
  const processor = fullTextProcessor(key);
  if (processor === null)
    throw new WrongUsage(`There is no processor "${key}". Choose from: ${fullTextProcessors.join(', ')}.`);
  return processor;
}

function dateOf(day: string, what: string): string {
  if (!isIsoDate(day)) throw new WrongUsage(`${what} "${day}" is not a date. Write it as YYYY-MM-DD.`);
  return day;
}

function contentOf(file: string): Buffer {
  try {
    // npm runs the command in the project's folder, whichever one the operator is in.
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '', file));
  } catch (error) {
    throw new WrongUsage(`The file cannot be read: ${error instanceof Error ? error.message : file}`);
  }
}

const options = { source: { type: 'string' }, 'seen-on': { type: 'string' }, replace: { type: 'boolean' } } as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function adding(args: string[]): AgreementWork {
  const { positionals, values } = parsed(args);
  const [key, day, file, ...rest] = positionals;
  if (!key || !day || !file || rest.length > 0) throw new WrongUsage(`Usage:\n${agreementUsage}`);
  const [processor, effective_on] = [processorOf(key), dateOf(day, 'The effective date')];
  const seenOn = values['seen-on'];
  if (seenOn !== undefined) dateOf(seenOn, 'The day it was seen');
  const content = contentOf(file);
  return async (services) => {
    const today = dayOf(services.clock.now());
    if (seenOn !== undefined && seenOn > today) throw new WrongUsage(`The day it was seen, ${seenOn}, is yet to come.`);
    const source = values.source?.trim() || basename(file);
    const about = { processor, effective_on, source, seen_on: seenOn ?? today, replace: values.replace ?? false };
    return addedReport(await addFullText(services, { ...about, file_name: basename(file), content }));
  };
}

function listing([key, ...rest]: string[]): AgreementWork {
  if (rest.length > 0) throw new WrongUsage(`Usage:\n${agreementUsage}`);
  const processor = key === undefined ? null : processorOf(key);
  return async (services) => {
    const texts = await listFullTexts(services, systemActor);
    return listReport(
      texts.filter(({ stored }) => processor === null || stored.processor === processor),
      processor === null ? fullTextProcessors : [processor],
    );
  };
}

function comparing([key, from, to, ...rest]: string[]): AgreementWork {
  if (!key || rest.length > 0 || (from !== undefined && to === undefined))
    throw new WrongUsage(`Usage:\n${agreementUsage}`);
  const processor = processorOf(key);
  const days = from && to ? { from: dateOf(from, 'The first date'), to: dateOf(to, 'The second date') } : null;
  if (days && days.from >= days.to) throw new WrongUsage('The first date must be before the second.');
  return async (services) => {
    const diff = await diffFullTexts(services, processor, days);
    const between = { processor, from: diff.from.effective_on, to: diff.to.effective_on };
    return diffReport(diff, await listTouched(services, systemActor, between));
  };
}

/** Reads the arguments after `agreement`. Throws WrongUsage. */
export function agreementWork([command, ...rest]: string[]): AgreementWork {
  if (command === 'add') return adding(rest);
  if (command === 'list') return listing(rest);
  if (command === 'diff') return comparing(rest);
  throw new WrongUsage(`Usage:\n${agreementUsage}`);
}
