/**
 * The build date, in UTC. Called in a loader, because these pages are prerendered: the date is the build's, not the
 * visit's.
 */
export function buildDay(now = new Date()): { iso: string; text: string } {
  return {
    iso: now.toISOString().slice(0, 10),
    text: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(now),
  };
}
