import { changed } from '../../changed.ts';
import { agreement as before } from './2025-05-16.ts';

/** Whole text read, in the copy of 2025-07-29. An attorney confirms it on the day of use. */
export const agreement = changed(before, {
  id: 'ebay/2025-08-28',
  effective: {
    from: '2025-08-28',
    words:
      'For users who agreed to a prior version of our User Agreement, this agreement is effective as of August 28, 2025.',
    until: '2026-02-19',
    how: 'the version of February 20, 2026 names this one as its predecessor',
  },
  seen: {
    on: '2025-07-29',
    read_on: '2026-11-23',
    in: 'OpenTermsArchive/contrib-versions, “eBay/Terms of Service.md” @ 30e3c541781e2711141f896fad7c58cabc86c9ff',
    text: 'whole',
    sha256: '2188c24477f721cc22343c284a02cab2c010245a242dc9bdf9263876a2214d55',
  },
  frozen: 'fdcbb3af4fcd3586bcb8806be6ce9cea70a8cb3d7783b939af679003c0e80dfa',
});
