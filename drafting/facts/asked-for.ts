import type { DocumentKind } from '../../domain/documents/document-kind.ts';

/** What a processor asks for that no uploaded file is recognized as. */
export const unheldItems = [
  'photo_id',
  'selfie',
  'proof_of_address',
  'supplier_invoices',
  'customer_invoices',
  'website_access',
  'license',
] as const;
export type AskedItem = DocumentKind | (typeof unheldItems)[number];

/** One thing asked for: its kind and the words that name it, as written; `item` is null where they name none that we know. */
export type Ask = { item: AskedItem | null; words: string };

/** What words name which item. Of two that overlap, the longer counts. */
const names: readonly (readonly [AskedItem, RegExp])[] = [
  [
    'proof_of_address',
    /\b(?:proofs?|evidence|verification|confirmation) of (?:(?:your|the|a|current|business|physical|residential|home|registered) ){0,6}(?:address|residen\w+|location)\b|\b(?:address|residency) (?:proof|verification)\b|\b(?:(?:utility|gas|water|electric(?:ity)?|power|phone|telephone|internet|cable|council tax|property tax)(?:,? (?:or|and) |, | )){1,6}bills?\b|\b(?:rental |property |office |shop )?lease(?: agreement)?\b|\b(?:documents?|bills?|letters?|statements?|something)(?: \w+)?(?: dated(?:(?! and\b)[^,;.]){0,30})?(?: that)? (?:(?:show|confirm|prov|verif|list|bear)\w*|with) (?:(?! and\b)[^,;.]){0,40}\baddress\b|\bbills? \((?:(?:gas|water|electric(?:ity)?|power|phone|internet|utility|or|and)[, ]*){1,6}\)/gi,
  ],
  [
    'photo_id',
    /\b(?:photo|picture|government|state|national)(?:[- ]issued)?(?:[- ](?:photo|picture))?[- ]?(?:IDs?|identification|identity)\b(?: (?:cards?|documents?))?|\bpassports?\b|\bdriv(?:er|ing)['’]?s?['’]? licen[cs]es?\b|\b(?:identity|identification) (?:cards?|documents?|papers?)\b|\bID (?:cards?|documents?)\b|\bproof of (?:your |the )?(?:owner['’]s )?identity\b|\b(?<!\b(?:tax|taxpayer|employer|merchant|account|transaction|order|payment|case|reference|tracking|customer|user|seller|federal|business|vehicle)(?: tax)? )(?:ID|IDs|identification)\b(?! (?:number|no\b|#))/g,
  ],
  [
    'selfie',
    /\bselfies?\b|\b(?:photos?|pictures?|video) of (?:yourself|you\b|your face|the owner)(?: holding (?:(?! and\b)[^,;.]){0,40})?|\b(?:liveness|face) (?:check|scan|verification)\b/gi,
  ],
  [
    'ein_letter',
    /\bEIN\b(?: (?:letters?|papers?|confirmation|verification|number|documents?|assignment)\b){0,6}|\bform W-?9\b|\bW-?9s?\b(?: form)?|\bemployer identification(?: number)?(?: letters?| confirmation)?|\b(?:federal )?tax(?:payer)?[- ](?:ID|identification)(?: numbers?)?(?: (?:letters?|documents?|papers?|confirmation))?|\bSS-?4\b|\bCP ?575\b|\b147 ?C\b|\bTIN\b(?: (?:letter|confirmation))?|\b(?:tax registration|tax) (?:certificates?|registration)\b|\bIRS (?:letters?|notices?|documents?|confirmation)\b/gi,
  ],
  [
    'formation_document',
    /\b(?:articles?|certificates?) of (?:incorporation|organi[sz]ation|formation)\b|\b(?:formation|incorporation|organizational|corporate|company|LLC|partnership) (?:documents?|papers?|paperwork|records?|certificates?)\b|\b(?:LLC|company|operating|partnership|shareholders['’]?) agreements?\b|\bby-?laws\b|\b(?:stock ledger|cap table|(?:register|list) of (?:shareholders|members|owners)|(?:shareholder|member) register)\b|\b(?:proofs?|evidence) of (?:(?:business|company|your|the|beneficial) ){0,6}ownership\b|\b(?:beneficial )?ownership (?:documents?|papers?|structure|information|certificat\w+|breakdown|chart)\b|\bbeneficial owner\w*(?: (?:forms?|information|certificat\w+|documents?))?|\b(?:business|company|commercial|secretary of state) (?:registration|filings?)\b(?: (?:documents?|papers?|certificates?))?|\bregistration (?:documents?|papers?|certificates?)\b/gi,
  ],
  [
    'bank_statements',
    /\bbank(?:ing)?(?: account)? statements?\b|\bstatements? (?:from|of|for) (?:your |the )?(?:business )?(?:bank|checking)\b(?: accounts?)?|\b(?:business )?checking(?: account)? statements?\b/gi,
  ],
  [
    'merchant_statements',
    /\b(?:merchant|processing|processor|payment|sales)(?: (?:account|processing|activity))? statements?\b|\baccount (?:activity )?statements?\b|\bprocessing history\b|\bsales (?:reports?|history|records?)\b|\b(?:processing |monthly |\w+ months['’]? (?:of )?)?statements? (?:from|of|by|with) (?:your |the |any )?(?:previous |prior |current |other |former |last ){0,6}(?:payment )?(?:processors?|acquirers?|providers?|processing)\b/gi,
  ],
  [
    'chargeback_report',
    /\b(?:charge-?backs?|disputes?)(?: (?:and \w+|ratio|rate|activity))? (?:reports?|history|summar(?:y|ies)|records?|statistics|data|logs?|figures?|breakdown|ratios?)\b|\b(?:reports?|history|summary|records?|list|breakdown) (?:of|on|for) (?:your |the |all |any )?(?:charge-?backs|disputes)\b/gi,
  ],
  [
    'proof_of_fulfillment',
    /\b(?:order |shipment |shipping |delivery |carrier |package |valid ){0,6}tracking(?: (?:numbers?|information|info|details?|IDs?|links?|data|confirmations?))?\b|\b(?:proofs?|evidence|confirmations?) (?:of|for) (?:(?!and\b)\w+ ){0,2}?(?:delivery|shipments?|shipping|fulfil?lment|postage|dispatch|service)\b|\b(?:delivery|shipping|shipment|fulfil?lment|dispatch) (?:confirmations?|records?|proofs?|receipts?|documents?|documentation|information|details|evidence|labels?|logs?)\b|\b(?:signed )?(?:delivery|shipping|postal) (?:slips?|notes?)\b|\bbills? of lading\b|\bpacking slips?\b|\b(?:proof|evidence|documents?|documentation|records?|something)(?: (?:that|showing|to show|which show)){1,6} (?:(?! and\b)[^,;.]){0,50}\b(?:delivered|shipped|arrived|received|fulfil?led|completed|performed|carried out|done)\b|\border (?:records|details|fulfil?lment)\b/gi,
  ],
  [
    'refund_policy',
    /\b(?:refunds?|returns?|cancell?ations?|exchanges?)(?:(?: and | & |\/| or |, )(?:refunds?|returns?|cancell?ations?|exchanges?|shipping)){0,6} (?:policy|policies|terms)\b|\b(?:refunds?|returns?|cancell?ations?) (?:process|procedure)\b|\bhow (?:your |you handle )?(?:refunds?|returns?|cancell?ations?)(?: work\w*| are handled| are made)?\b|\bterms (?:of sale|and conditions|& conditions)\b|\b(?:your|store|website|site) terms of (?:service|use)\b/gi,
  ],
  [
    'supplier_invoices',
    /\b(?:suppliers?|vendors?|wholesale(?:rs?)?|purchase|manufacturers?|distributors?|inventory|stock|sourcing)['’]?s?['’]?(?: (?:and|or) \w+)? (?:invoices?|receipts?|bills|purchase orders?|agreements?)\b|\b(?:invoices?|receipts?|bills)[^,;.:]{0,40}? (?:from|by|of) (?:your |the |each |every )?(?:main |current |largest |top ){0,6}(?:suppliers?|vendors?|manufacturers?|distributors?|wholesalers?)\b|\b(?:invoices?|receipts?|bills)[^,;.:]{0,40}? you (?:bought|purchased|sourced|ordered|get|got)\b(?:(?! and\b)[^,;.]){0,20}|\b(?:invoices?|receipts?|bills) from (?:whoever|whom|where|the (?:company|companies)) you (?:bought|buy|purchase|source)(?:(?! and\b)[^,;.]){0,30}|\bwhat you (?:paid|pay) (?:your|the) (?:suppliers?|vendors?|manufacturers?)\b|\bproofs? of (?:purchase|sourcing|authenticity|supply|inventory)\b|\bpurchase orders\b/gi,
  ],
  [
    'customer_invoices',
    /\b(?:customers?|clients?|buyers?|sales?)['’]?s?['’]? (?:invoices?|receipts?|bills)\b|\b(?:invoices?|bills|receipts?)(?: that)? you (?:gave|give|issued|issue|sent|wrote|billed|handed)\b|(?<!\b(?:shipping|delivery|postage|wholesale|purchase|supplier|vendor) )\b(?:invoices?|receipts?)(?: (?:you|that you))? ?(?:to|sent to|issued to|for|given to|billed to) (?:your |the |these |each |those )?(?:\w+ ){0,3}?(?:customers?|clients?|buyers?|cardholders?|transactions?|sales|payments|charges|orders)\b/gi,
  ],
  [
    'website_access',
    /\b(?:access|logins?|log-in|credentials|passwords?|password)(?: (?:details|credentials))? (?:to|for) (?:your |the )?(?:\w+ )?(?:web ?sites?|store(?:front)?|shop|site|members?['’]? area|platform|back ?end|dashboard|checkout)\b|\b(?:web ?site|store|site|admin|dashboard) (?:access|logins?|credentials|passwords?|urls?|screenshots?)\b|\btest (?:accounts?|logins?|credentials)\b|\bscreen ?shots?\b|\bpassword\b(?! (?:screen|page|reset))|\blogin (?:details|credentials)\b|\b(?:links?|urls?) (?:to|of|for) (?:your |the )?(?:web ?site|store|shop|site)\b/gi,
  ],
  [
    'license',
    /(?<!\bdriv(?:er|ing)['’]?s?['’]? )\b(?:(?:business|professional|seller['’]?s?|sellers['’]|state|city|resale|occupational|operating|import|export|liquor|food|trade|health|required|applicable|relevant) ){0,6}licen[cs]es?\b|\b(?:(?:business|seller['’]?s?|sellers['’]|state|resale|required|applicable|relevant|health|any|other|valid|current|sales|tax) ){1,6}permits?\b|\bpermits\b(?= (?:and|or)\b|[,;.]|$)|\b(?:resale|sales tax|reseller['’]?s?|compliance|safety|import) certificates?\b|\bcertificates? of (?:analysis|compliance|insurance|conformity|authorization)\b/gi,
  ],
  [
    'hold_notice',
    /\b(?:our|the) (?:notice|letter|email) (?:that you|you) received\b|\bnotice of (?:the |its )?(?:hold|termination|suspension|reserve)\b|\b(?:hold|termination|suspension) notice\b/gi,
  ],
];

type Named = { item: AskedItem; at: number; end: number };

/** The items that a text names, in its order, whether it asks for them or not. */
export function itemsNamed(text: string): Named[] {
  const all = names
    .flatMap(([item, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: words, index: at }) => ({ item, at, end: at + words.length })),
    )
    .toSorted((a, b) => b.end - b.at - (a.end - a.at));
  const kept = all.filter(
    (each, index) => !all.slice(0, index).some((longer) => each.at < longer.end && longer.at < each.end),
  );
  return kept.toSorted((a, b) => a.at - b.at);
}

/** Verbs of bringing that are no other word, and those that are verbs only where somebody is addressed. */
const plainly =
  '(?:re-?)?(?:send|provide|submit|upload)|furnish|give (?:us|me|them)|get (?:us|me|them)|show (?:us|me)|e-?mail (?:us|me|them)';
const addressed =
  'supply|forward|share|attach|produce|e-?mail|fax|include|add|return|show|give|take|(?:reply|respond)(?: to [^,;:.]{0,30})? with|have(?= (?:your|the|an?)\\b)';
const address = String.raw`(?:please|kindly|pls|and|or|then|you|you(?: must| should| can| may| need to| have to| are required to|['’]ll)|(?:need|ask|require|want) you to|(?:could|can|would|will) you|said|asked to|if you wish us to reconsider,)(?: (?:also|please|kindly|now|first|just|complete and|with)){0,6}`;
const we = String.raw`\b(?:we|they|i|our [\w ]{2,30}?|underwriting|the (?:risk|review|compliance) team)`;
/** Words after which a text names what it asks for. */
const asking = new RegExp(
  [
    String.raw`(?<!\b(?:we|we will|we can|we may|we['’]ll|will not|never|to|i|they|they will|once we|as we) (?:also )?)\b(?:${plainly})\b(?! (?:the same|money|funds))`,
    String.raw`(?<=\b(?:asked|need|want|required|days|you|have|wish|like|order|able|going) )to (?:${plainly}|${addressed})\b`,
    String.raw`(?:^\W*|(?<=\b${address} )|(?<=, ))(?:${addressed})\b(?: (?:to|with)\b)?`,
    String.raw`${we}(?: (?:will|still|also|now|only|do|would|are|is|just|further|additionally)){0,6}(?:['’]d|['’]ll|['’]re)?(?: (?:still|also|now|only|just)){0,6} (?:need|require|request|requests|needs|requires|want|wants|like|asks?(?: you)? for|asking(?: you)? for|requesting|missing|lacks?|lacking|waiting (?:for|on)|await(?:ing)?)\b(?: to (?:see|have|receive|review|look at))?`,
    String.raw`^\W*(?:still )?need(?:ed)?\b:?`,
    String.raw`\b(?:required|requested|needed|outstanding|missing|following)(?: [\w ]{0,30}?)?:`,
    String.raw`\b(?:still )?missing(?: from you)? (?:is|are)\b|\bwe need (?:is|are)\b`,
    String.raw`${we} (?:have not|has not|haven['’]t|did not|didn['’]t|have yet to|never)(?: yet)? (?:received?|got|get|seen|see)\b`,
    String.raw`\b(?:once|until|unless|after|as soon as|when) (?:we|our team)(?: have| has)? (?:receive|received|get|see|have)\b`,
    String.raw`\b(?:pending|upon) (?:receipt|review) of\b`,
  ].join('|'),
  'gi',
);
/** What is to be said in answer: the verb belongs to the words. */
const informing = /\b(?:explain|describe|tell us|let us know)\b/i;
/** Words that ask for what stands before them. */
const askedBefore =
  /\b(?:(?:is|are|remains?|will be|must be)(?: (?:still|also|now)){0,6}|still|has not (?:yet )?been|have not (?:yet )?been) (?:required|needed|outstanding|missing|requested|provided|submitted|uploaded|received|illegible|unreadable|expired)\b/i;
/** A part of a text that asks for nothing, whatever it names. */
const asksNothing =
  /\b(?:thank you|thanks|we appreciate)\b|\bno (?:need|longer|further|other|document|paper|promise)\b|\b(?:do|does|will|did|is|are) not (?:need|require|ask(?:ing)? for|want|required|needed|necessary)\b|\b(?:do|wo|did|is|are)n['’]t (?:need|require|ask|want|required|needed)\b|\bdo not send\b|\bdon['’]t send\b|\bnever ask\b|\balready (?:have|hold|received|on file)\b|\b(?:was|were|is|are|has been|have been) (?:accepted|verified|approved|complete)\b|\bnothing (?:more|further|else)\b/i;

/** What ends a list of what is asked for: a purpose, a day, a consequence. */
const ends =
  /(?:,? (?:so (?:that )?(?:we|our|you|i)|in order to|for us to|because|otherwise|within \w+ |no later than|by (?:email|replying|uploading|the end|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b)|before (?:we|our|any)|and (?:we|our [\w ]+?|the (?:hold|funds|review))(?: will| can|['’]ll)|as part of|as soon as|at your earliest|via|through (?:your|the|our)|using|(?:in|on) (?:your|the) dashboard|to (?:verify|confirm|complete|continue|review|proceed|finish|help|release|lift|restore|move|resolve|support|establish|validate|our|us|this))\b|, (?:we|our|then|the (?:hold|funds|review|reserve)|your (?:account|funds|payouts?|review) (?:will|can|is|are|remains?|stays?|may))\b|[!?]).*$/is;

/** Words that name nothing by themselves. */
const generic =
  /^(?:(?:and|or|also|a|an|the|any|all|some|your|our|these|those|this|that|of|other|more|further|additional|following|requested|required|relevant|supporting|necessary|outstanding|missing|few|copies|copy|items?|documents?|documentation|information|details?|things?|papers?|files?|proof|evidence|it|them|us|you|both|each|list|below|above|listed|complete|reply|response|answer|everything|anything|we|for|in|on|here|to|please|if|available|still|now|one|two|three|back|with|attached|is|are|by|from|message|link|new|again|pdf|appeal|well|days?|hours?|time) ?)*$/i;

/** A text cut where another thought begins. */
const thoughtsOf = (text: string): string[] =>
  text
    .split(
      /\n+|(?<=[.!?])\s+|;\s+|\s[–—]\s|,? (?:but|however|although|though)\b,? |,? and (?=(?:we|our team) (?:still|now|also|need))/i,
    )
    .map((part) => part.trim())
    .filter(Boolean);

const elementEnd = /[,;:•]\s*|\s\(?\d\)\s/;
const joined = /\s(?:and|&|plus|as well as|along with|together with)\s|^(?:and|or|&|plus|together with|along with)\s/i;

/** Words that describe the item before them, and ask for nothing of their own. */
const modifier =
  /^(?:showing|dated|covering|including|preferably|ideally|where|which|that|issued|front and back|as well|no older|not older|for the|for your|from the|if)\b/i;

/** Examples after an item are no items: "proof of address (utility bill, lease)", "such as a passport". */
const withoutExamples = (text: string): string =>
  text
    .replace(/(⟦\d+⟧[^,;()⟦⟧]*)\([^()]*\)/g, '$1')
    .replace(/(⟦\d+⟧[^,;⟦⟧]*),? (?:such as|for example|e\.g\.|for instance) [^;.]*?(?=,? and |;|\.|$)/gi, '$1')
    .replace(/\([^()⟦⟧]*\)/g, (words) => (words.includes(',') ? '' : words));

const mark = /⟦(\d+)⟧/g;

/** "A and B" as two; what describes A may hold an "and" of its own: "showing your name and address". */
function partsOf(element: string): string[] {
  if (!element.includes('⟦')) return [element];
  const parts = element.split(joined);
  const described = parts.findIndex((part) => part.includes('⟦') && description.test(part.slice(part.indexOf('⟦'))));
  return parts.filter((part, index) => part.includes('⟦') || described < 0 || index < described);
}
const description = / (?:showing|with|that|which|confirming|listing)\b/;

/** The asks of a list as written, "A, B and C", any of which may be what we have no name for. */
function asksOfList(list: string): Ask[] {
  const text = list.replace(ends, '').replace(/[⟦⟧]/g, ' ');
  const spans = itemsNamed(text);
  // An item may hold a comma or an "and" of its own.
  const marked = spans.reduceRight(
    (rest, { at, end }, index) => `${rest.slice(0, at)}⟦${index}⟧${rest.slice(end)}`,
    text,
  );
  const written = (part: string): string =>
    part.replace(mark, (_whole, index: string) => text.slice(spans[Number(index)]?.at, spans[Number(index)]?.end));
  return (
    withoutExamples(marked)
      .split(elementEnd)
      // "Names and telephone numbers of suppliers" is one thing that we have no name for.
      .flatMap((element) => partsOf(element))
      .flatMap((part): Ask[] => {
        const found = [...part.matchAll(mark)].flatMap(([whole, index]) => {
          const span = spans[Number(index)];
          return span ? [{ item: span.item, words: written(whole) }] : [];
        });
        // "A bank statement or utility bill": what it is for decides.
        const purpose = /\bor\b/i.test(part) ? found.filter(({ item }) => item === 'proof_of_address') : [];
        if (found.length > 0) return purpose.length > 0 ? purpose : found;
        const words = written(part)
          .replace(/\s+/g, ' ')
          .trim()
          .replace(lead, '')
          .replace(/(?<![.:])[.:]+$/, '');
        return generic.test(words) || modifier.test(words) || !/\p{L}{3}/u.test(words) ? [] : [{ item: null, words }];
      })
  );
}
const lead = /^(?:(?:and|or|us|me|plus|also|together with|along with|copies of|a copy of) )+/i;

function asksOfThought(thought: string, listed: boolean): Ask[] {
  const inform = informing.exec(thought);
  if (inform && !listed)
    return [
      {
        item: null,
        words: thought
          .slice(inform.index)
          .replace(ends, '')
          .replace(/(?<![.:])[.:]+$/, ''),
      },
    ];
  const cues = [...thought.matchAll(asking)].map(({ 0: words, index }) => ({ at: index, end: index + words.length }));
  const [first] = cues;
  if (listed && !first) return asksOfList(thought);
  // "We need you to send": what stands between two words that ask is not asked for.
  const asked = first ? cues.flatMap(({ end }, index) => asksOfList(thought.slice(end, cues[index + 1]?.at))) : [];
  if (asked.length > 0) return asked;
  const before = askedBefore.exec(thought);
  return before ? asksOfList(thought.slice(0, before.index)).filter(({ item }) => item !== null) : [];
}

const bullet = /^(?:[-*•·–]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+/i;
const opensList = /:\s*$/;
/** "Send all three in one file": what was named just before is asked for. */
const pointsBack = new RegExp(
  String.raw`(?:^\W*|\b${address} )(?:${plainly}|${addressed}) (?:us )?(?:all|both|each|them|these|those|it|a copy|copies)\b`,
  'i',
);

/**
 * What a text asks for, in its order, each item once. A document that is only mentioned is not asked for; what is asked
 * for in words that name nothing we know stays as these words. Pure.
 */
export function asksIn(text: string): Ask[] {
  let listing = false;
  const found = thoughtsOf(text).flatMap((thought, index, all): Ask[] => {
    const isItem = bullet.test(thought);
    if (opensList.test(thought)) {
      listing = true;
      return [];
    }
    const listed = listing && (isItem || !/[.!?]$/.test(thought));
    listing = listed;
    if (asksNothing.test(thought)) return [];
    const before = all[index - 1] ?? '';
    const asks = asksOfThought(thought.replace(bullet, ''), listed);
    return asks.length === 0 && pointsBack.test(thought) && !asksNothing.test(before)
      ? asksOfList(before).filter(({ item }) => item !== null)
      : asks;
  });
  return found.filter(
    ({ item, words }, index) =>
      found.findIndex((each) => (item === null ? each.words === words : each.item === item)) === index,
  );
}
