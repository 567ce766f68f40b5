import { asksAiAttribute, namesAiAttribute } from '../../content/origin.ts';

// Read once: React takes attributes that it does not know from <html> when it renders the page again.
const html = typeof document === 'undefined' ? null : document.documentElement;
const said = (html?.getAttribute(namesAiAttribute) ?? '').split(' ');

/** A label that says "AI" where that is true (server/kernel/public-words/names-ai.ts), and `without` elsewhere. */
export const aiLabel = (label: string, without: string, of: 'drafts' | 'analysis' = 'analysis'): string =>
  said.includes(of) ? label : without;

/** Whether merchants are asked here what may be sent to a language model. */
export const asksAi = html?.hasAttribute(asksAiAttribute) === true;

export const draftsLabel = `${aiLabel('AI drafts.', 'Software drafts.', 'drafts')} A licensed attorney reviews and signs.`;
export const generateLabel = aiLabel('Generate AI analysis', 'Generate case analysis');
export const generatedLabel = aiLabel('Comprehensive AI analysis generated', 'Comprehensive case analysis generated');
export const failedLabel = aiLabel('Failed to generate AI analysis', 'Failed to generate the case analysis');
