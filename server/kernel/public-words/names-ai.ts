import { purposesThatRun, type AiPurpose } from '../../../domain/ai/purposes.ts';
import type { Config } from '../config.ts';

/** What a label says AI does. */
type AiWork = 'drafts' | 'analysis';
const purposeOf: Record<AiWork, AiPurpose> = { drafts: 'write_paragraphs', analysis: 'write_notes' };

/** What a language model is asked for in this installation. */
export const aiUses = ({ ai }: Pick<Config, 'ai'>): AiPurpose[] => (ai === null ? [] : purposesThatRun(ai.sends));

/** Whether a label may say "AI" of this: in a demo, whose words are the specification's, and wherever a model is asked for it. */
export const namesAi = (config: Pick<Config, 'demo' | 'ai'>, work: AiWork): boolean =>
  config.demo || aiUses(config).includes(purposeOf[work]);
