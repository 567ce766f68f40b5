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
  { name: 'work of mine', path: '/api/admin/work?of=me' },
  { name: 'work of everybody', path: '/api/admin/work?of=everybody' },
  { name: 'users', path: '/api/admin/users' },
  { name: 'users with a text', path: '/api/admin/users?search=petrova' },
];

/** URL of a list's fiftieth page. */
export async function fiftieth(recorder: Recorder, cookie: string, query: string): Promise<string> {
  let path = `/api/admin/cases?${query}`;
  for (let page = 1; page < 50; page += 1) {
    const { answer } = await recorder.ask({ method: 'GET', path, headers: { cookie } });
    path = `/api/admin/cases?${query}&cursor=${(answer as { next_cursor: string }).next_cursor}`;
  }
  return path;
}
