import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folder = 'docs/decisions/';
const index = read(`${folder}README.md`);

/**
 * The first three lines of a record: `# 58. Title`, an empty line, and its day, its status and the records whose place
 * it takes.
 */
const head =
  /^# (\d+)\. (.+)\n\n(\d{4}-\d\d-\d\d), (accepted|amended by \d{4}(?:, \d{4})*)\.(?: Takes the place of (\d{4}(?:, \d{4})*)\.)?\n\n/;

type Decision = { file: string; number: string; title: string; date: string; status: string; tookIn: string[] };

const files = readdirSync(join(root, folder)).filter((file) => file !== 'README.md');

function recordIn(file: string): Decision[] {
  const found = head.exec(read(folder + file));
  if (!found) return [];
  const [, number = '', title = '', date = '', status = '', tookIn] = found;
  return [{ file, number: number.padStart(4, '0'), title, date, status, tookIn: tookIn?.split(', ') ?? [] }];
}

const records = files.flatMap(recordIn);
const numbers = new Set(records.map(({ number }) => number));
const tookIn = new Set(records.flatMap((record) => record.tookIn));

/**
 * Every text file of the repository that may name decisions. SQL may also name numbers that another record has since
 * taken in, because migrations are frozen.
 */
function texts(): string[] {
  const rooms = 'bench content contract db deploy docs domain drafting e2e knowledge scripts server testing web'.split(
    ' ',
  );
  return rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .concat(readdirSync(root))
    .filter((path) => /\.(?:[cm]?[jt]sx?|md|sql|css|conf|sh|ya?ml)$/.test(path) && !path.includes('node_modules'));
}

/** The numbers of decisions that a text names: `docs/decisions/0023`, "decision 57", "decisions 88 and 115". */
function named(text: string): string[] {
  const inWords = [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, list = '']) =>
    list.split(/, | and /),
  );
  const byPath = [...text.matchAll(/decisions\/(\d{4})\b/g)].map(([, number = '']) => number);
  return [...inWords, ...byPath].map((number) => number.padStart(4, '0'));
}

test('every decision has its number, title, day and status in one form', () => {
  expect(files.filter((file) => recordIn(file)[0]?.number !== file.slice(0, 4))).toEqual([]);
});

test('the index of decisions lists each record once, with its title, day and status', () => {
  const listed = [...index.matchAll(/^- \[\d{4}\]\(.*$/gm)].map(([line]) => line);
  const expected = records.map(
    ({ file, number, title, date, status }) => `- [${number}](${file}) ${title} (${date}, ${status})`,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test('for each number that a record took in, the index says where it is now', () => {
  const moved = [...index.matchAll(/^- (\d{4}): (.+)$/gm)].map(([, number, list]) => `${number}: ${list}`);
  const expected = [...tookIn].map((number) => {
    const holders = records.filter((record) => record.tookIn.includes(number));
    return `${number}: ${holders.map((each) => `[${each.number}](${each.file})`).join(', ')}`;
  });
  expect(moved.toSorted()).toEqual(expected.toSorted());
  expect([...tookIn].filter((number) => numbers.has(number))).toEqual([]);
});

test('every decision that a record, the code or a document names stands', () => {
  const lost = texts().flatMap((path) => {
    const mayBeOld = path.endsWith('.sql');
    return named(read(path).replace(/^.* Takes the place of .*$/gm, ''))
      .filter((number) => !numbers.has(number) && !(mayBeOld && tookIn.has(number)))
      .map((number) => `${path}: ${number}`);
  });
  expect(lost).toEqual([]);
});

test('every link between decisions, and to one from elsewhere, names its file', () => {
  const links = texts().flatMap((path) =>
    [...read(path).matchAll(/(?:decisions\/|\]\()(\d{4}-[\w-]+\.md)/g)].map(([, file = '']) => ({ path, file })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file }) => !files.includes(file))).toEqual([]);
});
