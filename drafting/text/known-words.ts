import { lightWords } from './light-words.ts';

/**
 * Words of the trade. Regular endings (-s, -ed, -ing, -er) are derived; irregular forms and nouns made from verbs are
 * listed.
 */
const tradeWords = `
  abandon abnormal about abridge abrupt absent accept acceptance accompany account accrue acct acknowledge add
  additional address advise affect again age agent agmt agree agreement agrmt aim allow alter alternative
  alternatively amend amount annex answer anticipated anyone apart appeal appear applies apply arbitral arbitrarily
  arbitrary arbitrate arbitration arithmetic arrival arrive ask assert assess assessment assist assistance attach
  attached attachment attention attorney authority authorize available average back background balance bank bar
  bargain base basis bear began begin beginning begun behind below benchmark benefit best beyond book books bought
  bound breach break breakdown brief bring broke broken brought busiest business buy buyer calculate calculation call
  cap capricious cardholder carry carve-out case category cb cease certified change character charge charge-back
  chargeback check choose chose chosen chronology circumstances cite claim claimed clarify clause clear clearly client
  close closed closing closure code combined commence commencement communication company compel complete completion
  component composed comprehensive comprise compromise computation compute concede concern conclude condition confer
  conference confidential confirm consequence consider consideration consist construe consumer contact contain content
  contest continue continued contract control controversy conversation convinced copy corporation correspondence cost
  counsel count counterparty court covenant cover ct current currently curtail customary customer cut data date dates
  day deactivate deactivated deactivation deal debit deceive deceptive decide decision decision-maker decline decrease
  deduction defence defense delayed deliver delivered delivery demand demonstrate denied deny department depend
  deprive dept describe designate desk determination determine differ different differently diminish direct direction
  disagree disagreement disburse disbursement disclose disclosure discretion discretionary discuss discussion dispatch
  dispute disputed distinct document documents dollar drop due duplicate duration duty dwindle earlier early earn
  edition effect elapse elect email empower enable enclose enclosed enclosure end ended endure enter entire entitle
  entitlement entity entries entry equitable equity establish estimated event evidence examination examine exception
  excess exclude excluding exclusive executed exercise exhaustive exhibit exist existence expect expectation expected
  expiration expire expiry explain explanation explicit explicitly exposure express expressly extend fact facts fair
  fall fallen fee fell figure file filing final finish firm first fix follow follow-up following forbade forbid
  forbidden forego forgo forgone form former formula forthwith forward fraud fraudulent free freeze from froze frozen
  fruit fulfill fulfilled fulfillment full funds furnish further future gauge gave generally get give given gone good
  goods got govern gradually grant grew ground grounds grow growth guard halt hand handle have hear held help here
  highest history hold holdback honest honestly honor id identify illegal immediately implicit implied imply impose
  imposed inception include included increase incrementally indicate individual individually inform initial initiate
  insist installment instruct instruction intact intend intent intention interest interpret invite invoke irrational
  irrationally irregular issue item itemize jointly judgement judgment jump justification justify keep kept kind
  kindly label lack lacking language lapse last lasting late later latitude law laws lawyer lay leave ledger left
  legal length lessen let letter liability lift like limit limitation limited list listed listing location lodge log
  long lose loss losses lost lower ltr made mail mailing maintain make mark match material math matter maximum may me
  mean meant measure measured meet meeting mention merchandise merchant message met mind misleading missing mitigate
  modified modify money monies month monthly more move must name narrow nature need network next nil no none normal
  normally note notice notification notified notifies notify now number object obligation oblige obliged occasion
  offer office old ongoing only onset onward open operating operation operative opt order ordinarily ordinary original
  other others otherwise outcome outside outstanding over owe owed owing own ownership paid paper papers part parties
  partner party pass past pause pay payable payment payout peak pending people perform performance period permission
  permit persist person persuaded pertain phase phone pick piece place placed plain plan please pls point portion
  position possible post postal posted potential power preceding precondition prefer preference prejudice prepared
  prerequisite present preservation preserve prevent previous principal prior proceeds process produce product
  prohibit projected promise prompt promptly proof proposal propose protect protection prove provide provision
  publication publish published pull purchase purchaser purpose put question quickly quotation quote raise raised ran
  rather rationale reach react read readiness reading ready reason reasonable reasonably reassert rec'd receipt
  receipts receive received reckon reckoning recognize reconcile reconciled reconciliation record recourse reduce
  refer reflect refund refunded refusal refuse regard regarding register regular regulate regulation regulatory
  reiterate reject relate relating release reliance relinquish rely remain remainder remaining remedies remedy remit
  remittance remove renew repeat replies reply report represent representative reproduction request require
  requirement rescind reserve resolution resolve respecting respond response rest restate restrict restriction result
  retain retention retract return revenue review right rights rise risk rose route rule ruling run running safeguard
  said sale sales satisfied satisfy save say scale second section secure secures see seek seem select sell seller send
  sent separate separately serve served service set settle settlement share ship shipment shipped shipping shopper
  short shorten show shown shrink shrunk shut side sides sign signatory signature signed simple since size sold sole
  solely somebody someone soon sort sought sound speak specify speedily spike split stage stand stand-alone standard
  standing start state statement status stay step still stipulate stop stretch subject submission submit subsequent
  substantiate sudden suggest suggestion sum supplement supply support surge surplus surrender suspend suspended
  suspension sustain swiftly take takings talk tally team telephone tell term terminate termination terms test text
  tie time timeline title together told tolled top topic total touch trade trading tranche transaction transfer treat
  trigger turnover txn type typical typically underlie underlying undersigned understand understanding understood
  unexpected unfettered unlawful unreasonable unreasonably unusual up urge us usage use used user using usual usually
  valid vary vendor verified verify version view violate violation volume wait waiting waive waiver want went what
  which who whoever whole whom why willing window wish withdraw withdrawn withdrew withheld withhold withholding
  wording words worry write writing written wrote yardstick yield zero
`;

const consonant = /[bcdfghjklmnpqrstvwz]$/;
/** The forms of a regular word. */
function formsOf(word: string): string[] {
  const forms = [word, `${word}s`, `${word}ed`, `${word}ing`, `${word}er`, `${word}ers`, `${word}'s`];
  if (word.endsWith('e')) forms.push(`${word}d`, `${word.slice(0, -1)}ing`, `${word}r`, `${word}rs`);
  if (/[^aeiou]y$/.test(word))
    forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word.slice(0, -1)}ier`);
  if (/(?:s|x|ch|sh|z)$/.test(word)) forms.push(`${word}es`);
  if (consonant.test(word) && /[^aeiou][aeiou][bdgklmnprt]$/.test(word))
    forms.push(`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`);
  return forms;
}

const known: ReadonlySet<string> = new Set([...lightWords, ...tradeWords.trim().split(/\s+/).flatMap(formsOf)]);
/** Whether a word in lower case is one of the trade or a common connecting word, and so not a name. */
export const isKnownWord = (word: string): boolean => known.has(word);
