import { aiUses } from '../ai-config.ts';
import type { Config } from '../config.ts';

/**
 * Whether a label may say "AI" of this: in a demo, whose words are the specification's, and of drafts where a model writes
 * paragraphs of them. Analyses are by rules alone.
 */
export const namesAi = (config: Pick<Config, 'demo' | 'ai'>, work: 'drafts' | 'analysis'): boolean =>
  config.demo || (work === 'drafts' && aiUses(config).includes('write_paragraphs'));
