/** The command menu's items by group; pure. `run` executes one. */
export type Command = { id: string; label: string; note?: string; run: () => void };
export type CommandGroup = { label: string; items: Command[] };

/** Cases are searched from this many letters on; with fewer, nearly all would match. */
export const minLetters = 3;

/** The groups, filtered to items that contain every word typed; empty groups are omitted. */
export function matching(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ label, note = '' }: Command) =>
    words.every((word) => `${label} ${note}`.toLowerCase().includes(word));
  return groups
    .map(({ label, items }) => ({ label, items: items.filter(holds) }))
    .filter(({ items }) => items.length > 0);
}

type FoundCase = { id: string; case_number: string; client: string; business: string };

/** The cases the server found, as a group; they may match by more than what is shown. */
export function casesGroup(found: readonly FoundCase[], open: (id: string) => void): CommandGroup[] {
  if (found.length === 0) return [];
  return [
    {
      label: 'Cases',
      items: found.map(({ id, case_number, client, business }) => ({
        id: `case:${id}`,
        label: business,
        note: `${case_number} · ${client}`,
        run: () => open(id),
      })),
    },
  ];
}

/** The URL that opens a case over the page at `at` if that shows cases, or else over the cases table. */
export function caseAddress(id: string, at: { pathname: string; search: string }): string {
  const shows = at.pathname === '/admin' || at.pathname === '/admin/work';
  const query = new URLSearchParams(shows ? at.search : '');
  for (const name of ['edit', 'show', 'report', 'act', 'user', 'edituser']) query.delete(name);
  query.set('case', id);
  return `${shows ? at.pathname : '/admin'}?${query}`;
}
