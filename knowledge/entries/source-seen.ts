import type { Authority } from '../schemas.ts';

/**
 * What an entry was read in, for display in a list and in full. Its confidence is shown only where the source was read.
 */
const read: Record<Authority['source_seen'], { short: string; whole: string }> = {
  'not reviewed; from general knowledge': {
    short: 'source not read',
    whole: 'Not read here. Read the source before you rely on it.',
  },
  'archived or secondary copy reviewed': { short: 'read in a copy', whole: 'Read in an archived or secondary copy.' },
  'text read in stored copies of the agreement': {
    short: 'read in the agreement',
    whole: 'The text was read in stored copies of the agreement.',
  },
};

export const sourceSeen = ({ source_seen: seen }: Authority): string => read[seen].whole;

export const sourceAndConfidence = ({ source_seen: seen, confidence }: Authority): string =>
  wasRead(seen) ? `${read[seen].short} · confidence ${confidence}` : read[seen].short;

export const confidenceOf = ({ source_seen: seen, confidence }: Authority): string | null =>
  wasRead(seen) ? confidence : null;

const wasRead = (seen: Authority['source_seen']): boolean => seen !== 'not reviewed; from general knowledge';
