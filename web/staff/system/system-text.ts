/** The system's state as text. Pure. */

/** "3 minutes", "2 hours", "5 days"; seconds below two minutes. */
export function lasted(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const;
  const [size, name] = units.find(([each]) => seconds >= 2 * each) ?? [1, 'second'];
  const count = Math.floor(seconds / size);
  return `${count.toLocaleString('en-US')} ${name}${count === 1 ? '' : 's'}`;
}

/** "1.2 TB", "340 GB", "87 MB". */
export function room(bytes: number): string {
  const units = ['MB', 'GB', 'TB'];
  let [value, unit] = [bytes / 1_000_000, 0];
  while (value >= 1_000 && unit < units.length - 1) [value, unit] = [value / 1_000, unit + 1];
  return `${value >= 10 ? Math.floor(value) : value.toFixed(1)} ${units[unit]}`;
}

export const sendingLabels = { email: 'Email', certified_mail: 'Certified letter' } as const;
export const stoppedLabels = { failed: 'Failed', uncertain: 'May have arrived' } as const;
export const roleLabels = { all: 'Pages and work', web: 'Pages', worker: 'Work' } as const;
