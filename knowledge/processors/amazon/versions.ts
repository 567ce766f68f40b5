import { earlier, inForceOn, notKnown, type VersionRule } from '../version.ts';
import { agreement as april2024 } from './agreements/seen-2024-04-15.ts';
import { agreement as june2026 } from './agreements/seen-2026-06-18.ts';

export const agreements = [june2026, april2024] as const;

/** Changes bind by further use. No date stands in the text, so a version is known only from the days of its copies. */
export const governing: VersionRule = ({ last_used_on: used, sent_on: sent }) => {
  const chosen =
    used === null
      ? notKnown('The day on which the account was last used is not on file, and changes bind by further use.')
      : inForceOn(agreements, earlier(used, sent), 'It is the copy nearest to the last day of use.');
  return { procedure: chosen, hold: chosen };
};
