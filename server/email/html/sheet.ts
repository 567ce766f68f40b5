import type { Block } from '../template.ts';

/** What the press makes HTML of. Plain data. */
export type Sheet = {
  frame: 'house' | 'letter';
  subject: string;
  preview: string;
  body: readonly Block[];
  publicUrl: string;
  unsubscribe: string | null;
};
