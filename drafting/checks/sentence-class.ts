import type { Finding, SentenceClass } from '../../domain/letters/letter.ts';

type Ranked = Required<Pick<Finding, 'says' | 'risk' | 'settle'>> & { why: string };

/** What a sentence outside the library says, worst first: the first that fits counts. */
const classes: readonly (readonly [SentenceClass, RegExp, Ranked['settle'], string])[] = [
  [
    'pressure',
    /\b(?:prosecut\w*|prison|newspapers?|journalists?|news|press|media|story|public(?:ly|ity)?|investors?|shareholders?|licen[sc]\w+|permits?|department|agency|embarrass\w*|regret|reputation|warn|everyone|every seller|practices|personally|cost you|consequences)\b/i,
    'click',
    'This may put pressure on the other side by something other than the claim. Rule 3.10 forbids threats of criminal, administrative or disciplinary charges in any words.',
  ],
  [
    'concession',
    /\b(?:admits?|admitted|concedes?|accepts?|agrees?|agreed|waives?|gives? up|settles?|settle for|true that|entitled|justified|responsib\w+|do(?:es)? not dispute|no (?:urgency|hurry)|withdraws?)\b/i,
    'click',
    'This may give something up, or admit it, for the Merchant.',
  ],
  [
    'mind',
    /\b(?:knows?|knew|aware|believes?|believed|intend(?:s|ed)?|wanted?|wants|hoped?|chose|deliberate\w*|on purpose|purposely|spite|bad faith|malic\w+|conceal\w*|pretend\w*|plainly|motive|refus\w+ to)\b/i,
    'fact',
    'This says what the other side knows, wants or means. No fact on file shows it.',
  ],
  [
    'law',
    /\b(?:law|laws|courts?|statutes?|illegal|unlawful|void|unenforceable|fiduciary|conversion|fraud\w*|damages|punitive|breach\w*|liable|liability|burden of proof|attorney(?:'s)? fees|must pay|forbids?|prohibit\w*|entitles?|rights?)\b/i,
    'authority',
    'This states a rule of law or of the Agreement. Cite the authority or the term, or confirm it.',
  ],
  [
    'superlative',
    /\b(?:most|best|worst|worse|ever|never|absolutely|utterly|completely|totally|beyond (?:any )?doubt|outrageous|clearly|obviously|undoubtedly|always|every|nobody|none)\b/i,
    'click',
    'This is stronger than the file shows.',
  ],
  [
    'event',
    /\b(?:was|were|had|did|has|have|told|said|promised|confirmed|wrote|called|met|apologi[sz]ed|closed|opened|released|refunded|canceled|cancelled|lost|laid off|provided|sent|received|paid|asked|gave|made|[a-z]{3,}ed)\b/i,
    'fact',
    'This states an event. Name the document or the fact on file that shows it, or confirm it.',
  ],
  ['denial', /\b(?:not|no|never|nothing|neither|nor|without|cannot)\b|n't\b/i, 'click', 'This denies something.'],
  ['figure', /[\d$%]/, 'fact', 'This uses a figure in words of its own.'],
];
const other = { says: 'other', risk: 'moderate', settle: 'click' } as const;

/** The class of a sentence that is neither proven nor a courtesy, its risk, why it waits, and what would settle it. `plain` as in `Unit`. */
export function rankedSentence(plain: string): Ranked {
  const found = classes.find(([, pattern]) => pattern.test(plain));
  if (!found) return { ...other, why: 'This text is not a standard clause. An attorney must confirm it.' };
  const [says, , settle, why] = found;
  return { says, risk: says === 'denial' || says === 'figure' ? 'moderate' : 'high', settle, why };
}
