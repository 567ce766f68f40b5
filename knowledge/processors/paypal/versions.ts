import { doubted, inForceOn, notKnown, type VersionRule } from '../version.ts';
import { agreement as october2025 } from './agreements/2025-10-29.ts';
import { agreement as may2026 } from './agreements/2026-05-19.ts';

export const agreements = [may2026, october2025] as const;

/**
 * An amendment of the arbitration terms reaches disputes already arisen, though not claims already filed, so the day of sending decides
 * the procedure. The terms on holds are those of the day on which the money was held.
 */
export const governing: VersionRule = ({ last_used_on: used, limited_on: limited, sent_on: sent }) => {
  const procedure = inForceOn(agreements, sent, 'It is the version in force when the notice is sent.');
  const closedBefore = procedure.agreement !== null && used !== null && used < procedure.agreement.effective.from;
  return {
    procedure: doubted(
      procedure,
      closedBefore
        ? 'an account closed within the notice period before it may have kept the arbitration terms before it'
        : null,
    ),
    hold:
      limited === null
        ? notKnown('The day on which the money was held is not on file.')
        : inForceOn(agreements, limited, 'It is the version in force when the money was held.'),
  };
};
