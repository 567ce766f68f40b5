/** The day of the build, in UTC. Called in a loader: these pages are prerendered, so the day is that of the build and not of the visit. */
export function buildDay(now = new Date()): { iso: string; words: string } {
  return {
    iso: now.toISOString().slice(0, 10),
    words: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(now),
  };
}
