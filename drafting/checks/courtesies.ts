import { commonWords } from './names.ts';
import { withoutCitations } from './cited-places.ts';
import { masked, type FactWords } from './mask.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Verbs that a request may ask for: each asks for words or papers, none for money, silence or an admission. */
const asked =
  'confirm|tell|state|explain|say|send|identify|provide|produce|name|list|let|call|contact|reply|respond|answer|acknowledge|keep|preserve|describe|specify|show|give|propose|direct|feel|do not hesitate|speak|write|indicate|set out|forward|pass|ask|inform|clarify|supply|submit|return|mark|treat|bear with|note down|suspend any deletion|advise|share';
const opening = new RegExp(
  `^(?:(?:please|kindly) (?:${asked})\\b|we would (?:also )?be (?:grateful|obliged|pleased)\\b|i thank you\\b|(?:would|could|will) you (?:please |kindly )?(?:${asked})\\b|(?:we|the merchant) (?:also |again |once more |therefore )?(?:asks?|requests?)\\b|(?:we )?thank(?:s| you)\\b|(?:if|should) (?:it is easier|anything|you|this)\\b|i (?:am (?:happy|glad)|would be (?:happy|glad)|look forward|remain)\\b|we (?:are happy|trust|would be (?:glad|happy)|are glad|appreciate|look forward|hope|remain|welcome|would welcome|would appreciate)\\b|a (?:short |brief )?(?:call|meeting|conference)\\b|the undersigned (?:can|may|is|will)\\b|(?:please )?(?:call|phone|telephone|email|write to) (?:us|me)\\b|a (?:list|copy|table|schedule|extract|printout|summary)\\b.* (?:would|will) (?:do|suffice|serve)\\b)`,
);

/** Beside the words of the library all that a courtesy or a request may be made of; any other word asks for the attorney. */
const ordinary = set(`
  anytime inputs data figures breakdown
  grateful obliged pleased line lines word either giving attention electronic format formats spreadsheet patience assistance kindness
  anybody chance desk department easier finds forward happy invite look responsible right separate stands telephone treat trust unclear urgent welcome accordingly actual again amounts applied any anything apply arrange audit available calculations card cards chargebacks closed complete concerns convenient current dates different documents due entire exact exactly full fully
  further give help helpful inquiry intend intends itself kept ledgers listed logs longer main matters meantime methods much must necessary next open outstanding particular parts period periods perhaps policy prefer present previous
  procedure process processed recent rely relies remaining rest rests sales same schedule separately several specified specifically statements sooner sure then thereof third time times together total twice undersigned unpaid weeks
  a about above account additional address agreement all also amount an and any appreciate are as ask asks at attention available await basis be been best brief by calculated calculation call can care clause clauses
  client come communication communicated conference confirm confirmation consider consideration contact convenience copies copy could counsel cooperation correspondence courtesy date day decide decided decision
  describe detail details directly discuss discussion do document documents each early earliest either email end explain explained explanation expect feel for forward free from further funds give glad grateful
  had has have hear hearing hesitate hold hope how identify if in information intended interest into invite is issue it item items its keep kindly know known later ledger let letter letters like list look looking made make matter
  may meet meeting merchant might month more most name named names need no not notice number of office on or our party person phone please point points possible postpone preserve produce prompt promptly propose provide provided purpose
  question questions quickest quickly ready reach reached read reading reason reasons receipt received record records regarding release released relied rely remain reply request requests reserve reserved resolution resolve resolved respond
  response return review risk say send sending set share short should show shown so soon speak specific state statement step still such sum supporting tell term terms thank thanks that the their them these they this those
  through time timely to today transaction transactions undersigned under understand until us used version versions via view was way way we welcome well what when where which while who whom whose why will willing with without
  withheld within would write writing written yet you your
`);
/** Words with which a request or a courtesy becomes something else. */
const turned =
  /\b(?:admi\w+|breach\w*|violat\w+|waiv\w+|settle|settles|settlement|compromis\w+|accept\w*|conced\w+|offer\w*|agreed|half|part of|less|smaller|lower|penalt\w+|damages|fraud\w*|unlawful\w*|illegal\w*|wrong\w*|fault|mistake\w*|justif\w+|entitled|liable|liability|consent\w*|withdraw\w*|cancel\w*|dismiss\w*|disregard\w*|ignor\w+|abandon\w*|forfeit\w*|delet\w+|destroy\w*|court|courts|law|lawful|statute|jury|arbitrat\w+|postpone|expos\w+|public\w*|consequences|otherwise|never|nothing|nobody|all the time|must|because|since|although|knows?|knew|intend\w*|refus\w+|fail\w*)\b|\b(?:send|pay|give|return|forward|supply|transfer|submit|pass) (?:us |me |on )?(?:the |our |all |its |those |this |any )?(?:funds|money|sum|sums|amount|amounts|balance|payments?|reserve|proceeds)\b|\bkeep (?:the |our |all |its |those |this |any )?(?:funds|money|sum|amount|balance|reserve|proceeds)\b|\bno (?:further|longer|more|need|interest|reason|hurry|urgency)\b|\bnot (?:release|respond|reply|answer|send|preserve)\b/;

/** Ordinary words that loosen a request, and do not describe what is asked for. */
const loosening = set(
  'convenience convenient possible ready able available later postpone longer perhaps maybe some brief short',
);

/** Where later letters and calls go: to counsel, and to nobody else. */
const misdirected =
  /\b(?:communications?|correspondence|letters?|inquiries|questions|calls|replies|responses?|answers?)\b[^.;]*? (?:to|with) (?:the merchant|our client|you|your|others|another|somebody|someone|anybody|anyone|the bank|it|its|them)\b|\b(?:contact|call|reach|ask|inform|write to|reply to|respond to|speak (?:to|with)) (?:directly )?(?:the merchant|our client)\b/;

/** A word with which a request for words or papers may describe them. */
export const isOfPapers = (word: string): boolean =>
  (ordinary.has(word) || word === 'copies') && !loosening.has(word) && !turned.test(word);

/**
 * Whether a sentence is a courtesy or asks only for words and papers: it opens as one, has no figure, name, quotation or citation, and no word
 * beyond the ordinary ones. `other` is the processor as it is called.
 */
export function courtesyIn(plain: string, words: FactWords, other: readonly string[]): 'courtesy' | 'request' | null {
  if (/["§\d]/.test(plain) || withoutCitations(plain, words.citations).ids.length > 0) return null;
  const addressed = other.reduce((text, name) => text.split(name).join('you'), plain);
  if (masked(addressed, words.names) !== addressed) return null;
  const text = addressed.toLowerCase().replace(/[’]/g, "'");
  if (misdirected.test(text)) return null;
  if (!opening.test(text) || turned.test(text.replace('suspend any deletion', ''))) return null;
  const known = (text.match(/[a-z'-]+/g) ?? []).every(
    (word) => ordinary.has(word) || commonWords.has(word) || (word === 'not' && /do not hesitate/.test(text)),
  );
  const denies = /\b(?:not|no)\b/.test(text.replace(/do not hesitate|(?:have|has) not (?:yet )?been released/g, ''));
  if (!known || denies) return null;
  return /^(?:please|kindly|would you|could you|will you|we (?:also )?(?:ask|request)|the merchant)/.test(text) &&
    !/^please (?:feel|do not hesitate)/.test(text)
    ? 'request'
    : 'courtesy';
}
