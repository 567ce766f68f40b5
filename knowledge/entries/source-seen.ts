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

/**
 * It rests on recall: nobody has read it here, and no letter that cites it leaves before an attorney of the
 * installation has confirmed it.
 */
export const onRecall = ({ source_seen: seen }: Authority): boolean => seen === 'not reviewed; from general knowledge';

export const sourceAndConfidence = (entry: Authority): string =>
  [read[entry.source_seen].short, ...(onRecall(entry) ? [] : [`confidence ${entry.confidence}`])].join(' · ');

export const confidenceOf = (entry: Authority): string | null => (onRecall(entry) ? null : entry.confidence);
