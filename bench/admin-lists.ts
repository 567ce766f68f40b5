/** The admin panel requests measured at a million cases. */
import { adminSorts } from '../contract/cases-for-staff.ts';
import type { Recorder } from './capture-sql.ts';

export type AdminList = { name: string; path: string };

const texts = {
  goods: '9 % of the cases',
  ellison: '10 %, a surname',
  example: 'all cases',
  'ada byron': '0.3 %, a client',
  'boyd soaps': '0.5 %, a name with a space',
  'haddad soaps 77': 'some fifty cases',
  'goods ellison': 'none, of common pieces',
  zzzz: 'none',
  777: 'three digits',
  'merchant123456@shop': 'the beginning of an e-mail',
  'UH-2026-0123456': 'a case number',
  'UH-2026-01': 'the beginning of a tenth of the case numbers',
  'UH-2026-0123': 'the beginning of case numbers',
};
const cases = (query: Record<string, string>): string => `/api/admin/cases?${new URLSearchParams(query)}`;

export const adminLists: AdminList[] = [
  { name: 'first page', path: '/api/admin/cases' },
  { name: 'stat cards', path: '/api/admin/stats' },
  { name: 'status', path: cases({ status: 'in_progress' }) },
  { name: 'status and priority', path: cases({ status: 'intake', priority: 'high' }) },
  ...adminSorts.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({
      name: `by ${sort} ${direction}`,
      path: cases({ sort, direction }),
    })),
  ),
  ...adminSorts
    .slice(1)
    .map((sort) => ({ name: `intake by ${sort}`, path: cases({ status: 'intake', sort, direction: 'asc' }) })),
  ...Object.entries(texts).map(([search, what]) => ({ name: `text ${search} (${what})`, path: cases({ search }) })),
  { name: 'goods, intake, high', path: cases({ search: 'goods', status: 'intake', priority: 'high' }) },
  ...adminSorts.slice(1).flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({
      name: `goods by ${sort} ${direction}`,
      path: cases({ search: 'goods', sort, direction }),
    })),
  ),
  ...adminSorts
    .slice(1)
    .map((sort) => ({ name: `ada byron by ${sort}`, path: cases({ search: 'ada byron', sort, direction: 'asc' }) })),
  ...(['business', 'client'] as const).map((sort) => ({
    name: `petrova by ${sort}`,
    path: cases({ search: 'petrova', sort, direction: 'asc' }),
  })),
  // Searches whose results an order keeps together: names when ordered by name, case numbers when ordered by day.
  ...(['business', 'client'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      ['boyd soaps', 'ada byron', 'ellison'].map((search) => ({
        name: `kept together: ${search} by ${sort} ${direction}`,
        path: cases({ search, sort, direction }),
      })),
    ),
  ),
  ...adminSorts.flatMap((sort) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      ['UH-2026-0123', 'UH-2026-05'].map((search) => ({
        name: `numbers: ${search} by ${sort} ${direction}`,
        path: cases({ search, sort, direction }),
      })),
    ),
  ),
  ...adminSorts.map((sort) => ({ name: `100 rows by ${sort}`, path: cases({ sort, direction: 'asc', limit: '100' }) })),
  { name: '100 rows of goods', path: cases({ search: 'goods', limit: '100' }) },
  { name: 'work of mine', path: '/api/admin/work?of=me' },
  { name: 'work of everybody', path: '/api/admin/work?of=everybody' },
  { name: 'work of nobody', path: '/api/admin/work?of=nobody' },
  { name: 'work of everybody, 100 rows', path: '/api/admin/work?of=everybody&limit=100' },
  { name: 'users', path: '/api/admin/users' },
  { name: 'users, 100 rows', path: '/api/admin/users?limit=100' },
  { name: 'users with a text', path: '/api/admin/users?search=petrova' },
  { name: 'users with two words', path: '/api/admin/users?search=ada+byron' },
];

/** URL of the fiftieth page of a list, such as `/api/admin/cases?search=goods`. */
export async function fiftieth(recorder: Recorder, cookie: string, list: string): Promise<string> {
  let path = list;
  for (let page = 1; page < 50; page += 1) {
    const { answer } = await recorder.ask({ method: 'GET', path, headers: { cookie } });
    path = `${list}&cursor=${(answer as { next_cursor: string }).next_cursor}`;
  }
  return path;
}
