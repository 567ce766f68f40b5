/** Where a clause ends: at a mark, or before a word that turns to something else. */
const betweenClauses =
  /(?<=[.,;:!?])\s|\s(?=(?:but|however|though|although|yet|unfortunately|while|as we|and (?:they|we|now))\b)/i;

/** What says that a topic is not the reason, whatever else the clause says. */
const notTheReason: readonly RegExp[] = [
  /\b(thanks|thank you|thx)( very much| so much| a lot)? for\b|\bwith thanks\b|\bthank you[.,!]?$|\bnotwithstanding\b/i,
  /\b(is|are|was|were)( not|n'?t) (really )?(it\b|((the|a|an|our|my|your) )?((?!only|just|sole)\w+ )?(issue|problem|reason|cause|concern|subject)\b)|\bthat'?s not it\b|\bthe subject hereof\b/i,
  /(\bnot|n't) (about|because of|related to|in question)\b|\bnothing to do with\b|\bno longer question\b/i,
  /(\bno|(\bnot|n't) have (a|any)) (problem|issue|concern|objection|complaint|question)s? (with|about|as to|regarding)\b/i,
  /\b(they|you|we) all?ready (have|got)\b|\bwe (know|acknowledge|accept|have (it|them))[.,!]?$/i,
  /(\bnever|\bnot|n't)( once)? (had|have|got|gotten|received) (a|one|any)( single)? (chargeback|dispute|complaint|claim|return|refund)/i,
  /\b(no|zero) (chargebacks?|disputes?|complaints?|returns|refunds|claims)\b|\ball (tracked|delivered|shipped)\b/i,
];

/** What says that a topic is in order, unless that is asked for or denied. */
const isFine =
  /\b(is|are|was|were|looks?|been) (\w+ )?(fine|ok|okay|excellent|perfect|in order|up to date|complete|clean|accepted|verified|up and running)[.,;!]?$|\bexplained to our satisfaction\b|\b(identity|id|address|documents?|ownership) (is|are|was|were) (now )?confirmed\b|\b(been|was|were) (noted|resolved|explained)\b(?! against)|\b(disputes?|chargebacks?)\b[^.]{0,20}\b(is|are) (very )?low\b|\breceived (the|your) ([\w'-]+ ){0,8}(documents?|papers|id|passport|licen[cs]e|invoices|w-9|form|selfie|photo|statements)[.,;!]?$/i;
const askedOrDenied =
  /\b(until|till?|once|unless|before|when|if|whether|not|no|none|never|cannot|sure|ensure|see|show|prove|confirm|need|must|should|only)\b|n't\b/i;

/** A clause that speaks of the one before it: "that was not it", "they look fine". */
const ofTheClauseBefore = /^(so |and )?(they|that|thats|this|it|these|those|which|we|thank)\b/i;

const isSetAside = (clause: string): boolean =>
  notTheReason.some((pattern) => pattern.test(clause)) || (isFine.test(clause) && !askedOrDenied.test(clause));

/**
 * The words without the clauses that name a topic only to leave it aside: "thank you for the invoices", "your ID is
 * fine", "that was not the issue".
 */
export function withoutWhatIsSetAside(words: string): string {
  const kept: string[] = [];
  for (const clause of words.split(betweenClauses).map((each) => each.trim())) {
    if (!isSetAside(clause)) kept.push(clause);
    else if (ofTheClauseBefore.test(clause) && kept.at(-1)?.endsWith(',')) kept.pop();
  }
  return kept.join(' ');
}
