import { doubted, earlier, inForceOn, notKnown, type VersionRule } from '../version.ts';
import { agreement as november2024 } from './agreements/2024-11-11.ts';
import { agreement as november2025 } from './agreements/2025-11-18.ts';
import { agreement as september2026 } from './agreements/2026-09-28.ts';

export const agreements = [september2026, november2025, november2024] as const;

/** New terms bind by further use and keep no older procedure, so the newest version of the last day of use governs all. */
export const governing: VersionRule = ({ last_used_on: used, sent_on: sent }) => {
  if (used === null) {
    const missing = notKnown(
      'The day on which the account was last used is not on file, and new terms bind by further use.',
    );
    return { procedure: missing, hold: missing };
  }
  const chosen = inForceOn(agreements, earlier(used, sent), 'It is the version in force on the last day of use.');
  const arguable =
    chosen.agreement === november2024
      ? 'whether the later terms were never accepted is arguable; sending both notices costs nothing'
      : null;
  return { procedure: doubted(chosen, arguable), hold: doubted(chosen, arguable) };
};
