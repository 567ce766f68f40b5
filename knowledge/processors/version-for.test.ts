import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../domain/calendar/business-days.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import { notAsRead } from './as-read.ts';
import { profiles } from './profiles.ts';
import type { VersionDays } from './version.ts';
import { versionFor } from './version-for.ts';

type What = 'procedure' | 'hold';
type DayName = keyof VersionDays;
type Row = { from: string; to: string; version: string };
type Section = {
  processor: Processor;
  what: What[];
  by: DayName;
  opened: readonly [string, string] | null;
  rows: Row[];
};

const heading = /^## (\w+): (procedure and hold|procedure|hold) by (\w+)(?:, account opened (\S+)(?: to (\S+))?)?$/;

function keyOf(name: string): Processor {
  const found = processors.find((each) => each === name);
  if (!found) throw new Error(`no such processor: ${name}`);
  return found;
}

/** The table beside this file. A line that is no heading and no row is prose. */
function readTable(): Section[] {
  const sections: Section[] = [];
  for (const line of readFileSync(new URL('version-table.md', import.meta.url), 'utf8').split('\n')) {
    const [, processor, what, by, opened, openedTo] = heading.exec(line) ?? [];
    if (processor)
      sections.push({
        processor: keyOf(processor),
        what: what === 'procedure and hold' ? ['procedure', 'hold'] : [what as What],
        by: by as DayName,
        opened: opened && openedTo ? [opened, openedTo] : null,
        rows: [],
      });
    const [, from, to, version] = /^\| (unknown|\d\S+) \| (\S+) \| (\S+) \|$/.exec(line) ?? [];
    if (from && to && version) sections.at(-1)?.rows.push({ from, to, version });
  }
  return sections;
}

/** Repeatable numbers from 0 up to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A day of the range; the ends come up often, since rules break there. */
function dayIn(from: string, to: string, random: () => number): string {
  const draw = random();
  return draw < 0.1 ? from : draw < 0.2 ? to : addDays(from, Math.floor(random() * (daysBetween(from, to) + 1)));
}

/** Days that fit a row: the deciding one is drawn from its range, the others from anywhere they may fall. */
function daysFor({ by, opened }: Section, { from, to }: Row, random: () => number): VersionDays {
  const decides = from === 'unknown' ? null : dayIn(from, to, random);
  const before = (last: string): string => addDays(last, -Math.floor(random() * 200));
  const sent = by === 'sent_on' && decides ? decides : addDays(decides ?? '2026-10-01', Math.floor(random() * 400));
  const maybe = (day: string): string | null => (random() < 0.3 ? null : day);
  const days: VersionDays = {
    opened_on: opened ? dayIn(opened[0], opened[1], random) : null,
    last_used_on: maybe(before(sent)),
    limited_on: maybe(before(sent)),
    sent_on: sent,
  };
  const chosen = { ...days, [by]: decides ?? (by === 'sent_on' ? sent : null) };
  // Days before the account was opened are covered by another test.
  const first = chosen.opened_on;
  const kept = (day: string | null, name: DayName): string | null =>
    name !== by && first !== null && day !== null && day < first ? null : day;
  return {
    ...chosen,
    last_used_on: kept(chosen.last_used_on, 'last_used_on'),
    limited_on: kept(chosen.limited_on, 'limited_on'),
  };
}

const sections = readTable();
const draws = 1_000;

test('the table has rows for every processor', () => {
  expect([...new Set(sections.map(({ processor }) => processor))].toSorted()).toEqual(processors.toSorted());
  expect(sections.every(({ rows }) => rows.length > 0)).toBe(true);
});

test.each(processors)('1,000 random days of %s choose the version that the table says', (processor) => {
  const own = sections.filter((each) => each.processor === processor);
  const random = generator(20_261_124 + processor.length);
  const wrong: string[] = [];
  const met = new Set<Row>();
  for (let draw = 0; draw < draws; draw += 1) {
    const section = own[draw % own.length];
    const row = section?.rows[Math.floor(random() * section.rows.length)];
    if (!section || !row) continue;
    met.add(row);
    const days = daysFor(section, row, random);
    for (const what of section.what) {
      const { agreement, why, until } = versionFor(processor, days)[what];
      const known = agreement?.id.replace(`${processor}/`, '') ?? '-';
      const found = until === undefined ? known : `${known}=${until}`;
      if (found !== row.version || why === '')
        wrong.push(`${what} ${JSON.stringify(days)}: ${found}, not ${row.version}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(met.size).toBe(own.flatMap((each) => each.rows).length);
});

const gaps = [
  ['stripe', '2025-12-14', '2026-09-27', ['party', 'liability_cap']],
  ['amazon', '2026-03-05', '2026-06-17', ['arbitrability', 'liability_cap']],
] as const;

test.each(gaps)(
  'in the gap of %s, %s to %s, a clause of the same words is known and no other',
  (key, from, to, other) => {
    const around = (day: string) => {
      const { agreement } = versionFor(key, {
        opened_on: null,
        last_used_on: day,
        limited_on: null,
        sent_on: to,
      }).procedure;
      return agreement ?? expect.fail(`${key} on ${day}`);
    };
    const [after, before] = profiles[key].agreements;
    if (!before || !after) expect.fail('two versions');
    for (const day of [from, addDays(from, 40), to]) {
      const { party, procedure, id } = around(day);
      expect(id).toBe(before.id);
      for (const [name, stated] of Object.entries({ party, ...procedure })) {
        const [one, next] = [before, after].map(
          (version) =>
            Object.entries({ party: version.party, ...version.procedure }).find(([key]) => key === name)?.[1],
        );
        const same = one?.value !== null && one?.quote === next?.quote;
        expect([name, stated.value !== null]).toEqual([name, same]);
      }
      expect(procedure.pre_notice_required.quote).toBe(after.procedure.pre_notice_required.quote);
      for (const name of other) expect(name === 'party' ? party : procedure[name]).toMatchObject({ value: null });
      expect(notAsRead(around(day))).toEqual([]);
    }
  },
);

test('where the two versions around a gap begin a dispute otherwise, the version is not known', () => {
  const days = { opened_on: null, last_used_on: null, limited_on: '2026-02-01', sent_on: '2026-02-10' };
  const { procedure, hold } = versionFor('venmo', days);
  expect(procedure).toMatchObject({ agreement: null, why: expect.stringContaining('may have been in force') });
  expect(hold.agreement?.holds.map(({ days: held }) => held)).toEqual([180, 180, null, null, null]);
});

test('days that contradict each other choose no version', () => {
  const days = { opened_on: '2026-10-02', last_used_on: '2026-10-01', limited_on: null, sent_on: '2026-11-24' };
  expect(versionFor('stripe', days).procedure).toEqual({
    agreement: null,
    why: 'The account was opened after another of its days: check the days on file.',
  });
});

test('the oldest Stripe text is chosen with the doubt that later terms may have been accepted', () => {
  const days = { opened_on: null, last_used_on: '2025-06-01', limited_on: null, sent_on: '2026-11-24' };
  expect(versionFor('stripe', days).procedure.doubt).toMatch(/sending both notices costs nothing/);
});

test('a Square procedure is doubted when the text at the hold is not known', () => {
  const days = { opened_on: null, last_used_on: null, limited_on: '2023-10-01', sent_on: '2026-11-24' };
  expect(versionFor('square', days).procedure.doubt).toMatch(/not retroactive/);
  expect(versionFor('square', { ...days, limited_on: '2026-10-01' }).procedure.doubt).not.toMatch(/not retroactive/);
});

test('a PayPal account last used before the newest terms is doubted', () => {
  const days = { opened_on: null, last_used_on: '2026-05-01', limited_on: '2026-05-01', sent_on: '2026-11-24' };
  expect(versionFor('paypal', days).procedure.doubt).toMatch(/closed within the notice period/);
});
