/** What the command menu offers, by group; pure. `run` does it. */
export type Command = { id: string; label: string; note?: string; run: () => void };
export type CommandGroup = { label: string; items: Command[] };

/** The fewest letters with which cases are looked for: with fewer, all of them would be found. */
export const minLetters = 3;

/** The groups with what holds every word that was typed, wherever it stands in it; empty groups are left out. */
export function matching(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ label, note = '' }: Command) =>
    words.every((word) => `${label} ${note}`.toLowerCase().includes(word));
  return groups
    .map(({ label, items }) => ({ label, items: items.filter(holds) }))
    .filter(({ items }) => items.length > 0);
}

type FoundCase = { id: string; case_number: string; client: string; business: string };

/** The cases that the server found, as a group of its own; they match by more than is shown of them. */
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

/** The address that opens a case over the page at `at`, when that page shows cases, else over the cases table. */
export function caseAddress(id: string, at: { pathname: string; search: string }): string {
  const shows = at.pathname === '/admin' || at.pathname === '/admin/work';
  const query = new URLSearchParams(shows ? at.search : '');
  for (const name of ['edit', 'show', 'report', 'user', 'edituser']) query.delete(name);
  query.set('case', id);
  return `${shows ? at.pathname : '/admin'}?${query}`;
}
