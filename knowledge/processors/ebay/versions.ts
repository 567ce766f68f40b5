import { addDays } from '../../../domain/calendar/business-days.ts';
import { inForceOn, notKnown, type Chosen, type VersionRule } from '../version.ts';
import { agreement as july2024 } from './agreements/2024-07-26.ts';
import { agreement as may2025 } from './agreements/2025-05-16.ts';
import { agreement as august2025 } from './agreements/2025-08-28.ts';
import { agreement as february2026 } from './agreements/2026-02-20.ts';
import { agreement as june2026 } from './agreements/2026-06-28.ts';

export const agreements = [june2026, february2026, august2025, may2025, july2024] as const;

/** Amended terms are posted this long before they bind existing users; new users accept them at once. */
const noticeDays = 30;

function on(day: string, opened: string | null, why: string): Chosen {
  const next = agreements.findLast(({ effective }) => effective.from > day);
  const posted = next && addDays(next.effective.from, -noticeDays);
  if (next && posted && opened !== null && opened >= posted && opened <= day)
    return notKnown(`The account was opened when the terms of ${next.effective.from} may already have been posted.`);
  return inForceOn(agreements, day, why);
}

/** An amendment reaches all disputes but claims already filed, so the day of sending decides the procedure. */
export const governing: VersionRule = ({ opened_on: opened, limited_on: limited, sent_on: sent }) => ({
  procedure: on(sent, opened, 'It is the version in force when the notice is sent.'),
  hold:
    limited === null
      ? notKnown('The day on which the money was held is not on file.')
      : on(limited, opened, 'It is the version in force when the money was held.'),
});
