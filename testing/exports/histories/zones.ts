/** Local times of four zones. The rules of summer time are written out: another hand than the reader's libraries. */
export type Zone = 'UTC' | 'America/New_York' | 'America/Los_Angeles' | 'Europe/Berlin';

const anHour = 3_600;

/** The UTC second of the nth Sunday (the last one for 0) of a month at `hour` UTC. */
function sunday(year: number, month: number, nth: number, hour: number): number {
  const anchor = nth === 0 ? new Date(Date.UTC(year, month, 0)) : new Date(Date.UTC(year, month - 1, 1));
  const weekday = anchor.getUTCDay();
  const day = nth === 0 ? anchor.getUTCDate() - weekday : 1 + ((7 - weekday) % 7) + (nth - 1) * 7;
  return Date.UTC(year, month - 1, day, hour) / 1_000;
}

const places = {
  UTC: { hours: 0, names: ['UTC', 'UTC'] },
  'America/New_York': { hours: -5, names: ['EST', 'EDT'] },
  'America/Los_Angeles': { hours: -8, names: ['PST', 'PDT'] },
  'Europe/Berlin': { hours: 1, names: ['CET', 'CEST'] },
} as const;

/** Since 2007: the second Sunday of March to the first of November, 2:00 local (15 U.S.C. 260a); Directive 2000/84/EC. */
function isSummer(at: number, zone: Zone): boolean {
  if (zone === 'UTC') return false;
  const year = new Date(at * 1_000).getUTCFullYear();
  const { hours } = places[zone];
  return zone === 'Europe/Berlin'
    ? at >= sunday(year, 3, 0, 1) && at < sunday(year, 10, 0, 1)
    : at >= sunday(year, 3, 2, 2 - hours) && at < sunday(year, 11, 1, 1 - hours);
}

export interface Local {
  day: string;
  time: string;
  /** As `-0800`. */
  offset: string;
  /** As `PST`. */
  name: string;
}

export function local(at: number, zone: Zone): Local {
  const summer = isSummer(at, zone);
  const { hours, names } = places[zone];
  const shift = hours + (summer ? 1 : 0);
  const text = new Date((at + shift * anHour) * 1_000).toISOString();
  const offset = `${shift < 0 ? '-' : '+'}${String(Math.abs(shift)).padStart(2, '0')}00`;
  return { day: text.slice(0, 10), time: text.slice(11, 19), offset, name: names[summer ? 1 : 0] };
}

/** The first second of the local day on which `at` falls. */
export function midnight(at: number, zone: Zone): number {
  const [hours = 0, minutes = 0, seconds = 0] = local(at, zone).time.split(':').map(Number);
  return at - hours * anHour - minutes * 60 - seconds;
}
