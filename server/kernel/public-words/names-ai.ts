import type { Config } from '../config.ts';

/**
 * Whether a label may say "AI": in a demo, whose words are the specification's. Elsewhere it would be untrue even where a
 * model is configured, since nothing asks one (docs/decisions/0164); the first work that does is named here.
 */
export const namesAi = ({ demo }: Pick<Config, 'demo'>): boolean => demo;
