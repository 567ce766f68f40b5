import { changed } from '../../changed.ts';
import { agreement as before } from './2025-10-07.ts';

/** Whole text read, in the copy of 2025-12-03. An attorney confirms it on the day of use. */
export const agreement = changed(before, {
  id: 'venmo/2025-11-17',
  effective: {
    from: '2025-11-17',
    words: 'This user agreement is effective as of November 17, 2025.',
    until: '2025-12-03',
    how: 'the copy of December 3, 2025 still bore this date; between that day and August 24, 2026 a version may exist that was not found',
  },
  seen: {
    on: '2025-12-03',
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/venmo/user_agreement.md @ cd331df41345442b6aad62e39894783bce5119a6',
    text: 'whole',
    sha256: '6290f36dd249a9a7f28e4c84092fa08e6c85acfbadccf1085c05c30f7df31301',
  },
  frozen: '5840a6d1a2a5f8e093eb99e9fd4286d5ae3a2e33d5cd098102bdaa98b009b625',
});
