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

/** What words name which item. Of two that overlap, the longer counts. */
const names: readonly (readonly [AskedItem, RegExp])[] = [
  [
    'proof_of_address',
    /\b(?:proofs?|evidence|verification|confirmation) of (?:(?:your|the|a|current|business|physical|residential|home|registered) ){0,6}(?:address|residen\w+|location)\b|\b(?:address|residency) (?:proof|verification)\b|\b(?:(?:utility|gas|water|electric(?:ity)?|power|phone|telephone|internet|cable|council tax|property tax)(?:,? (?:or|and) |, | )){1,6}bills?\b|\b(?:rental |property |office |shop )?lease(?: agreement)?\b|\b(?:documents?|bills?|letters?|statements?|something)(?: \w+)?(?: dated(?:(?! and\b)[^,;.]){0,30})?(?: that)? (?:(?:show|confirm|prov|verif|list|bear)\w*|with) (?:(?! and\b)[^,;.]){0,40}\baddress\b|\bbills? \((?:(?:gas|water|electric(?:ity)?|power|phone|internet|utility|or|and)[, ]*){1,6}\)/gi,
  ],
  [
    'photo_id',
    /\b(?:photo|picture|government|state|national)(?:[- ]issued)?(?:[- ](?:photo|picture))?[- ]?(?:IDs?|identification|identity)\b(?: (?:cards?|documents?))?|\bpassports?\b|\bdriv(?:er|ing)['’]?s?['’]? licen[cs]es?\b|\b(?:identity|identification) (?:cards?|documents?|papers?)\b|\bID (?:cards?|documents?)\b|\bproof of (?:your |the )?(?:owner['’]s )?identity\b/gi,
  ],
  // "id" in small letters is often "I'd".
  [
    'photo_id',
    /\b(?<!\b(?:[Tt]ax|taxpayer|employer|merchant|account|transaction|order|payment|case|reference|tracking|customer|user|seller|federal|business|vehicle)(?: tax)? )(?:ID|IDs|[Ii]dentification)\b(?! (?:number|no\b|#))/g,
  ],
  [
    'selfie',
    /\bselfies?\b|\b(?:photos?|pictures?|video) of (?:yourself|you\b|your face|the owner)(?: holding (?:(?! and\b)[^,;.]){0,40})?|\b(?:liveness|face) (?:check|scan|verification)\b/gi,
  ],
  [
    'ein_letter',
    /\bEIN\b(?: (?:letters?|papers?|confirmation|verification|number|documents?|assignment)\b){0,6}|\bform W-?9\b|\bW-?9s?\b(?: form)?|\bemployer identification(?: number)?(?: letters?| confirmation)?|\b(?:federal )?tax(?:payer)?[- ](?:ID|identification)(?: numbers?)?(?: (?:letters?|documents?|papers?|confirmation))?|\bSS-?4\b|\bCP ?575\b|\b147 ?C\b|\bTIN\b(?: (?:letter|confirmation))?|\b(?:tax registration|tax) (?:certificates?|registration)\b|\bIRS (?:(?:confirmation|EIN|assignment|tax|verification) ){0,2}(?:letters?|notices?|documents?|papers?|confirmation|form)\b|\b(?:letters?|notices?|papers?|something|confirmation) from the IRS\b/gi,
  ],
  [
    'formation_document',
    /\b(?:articles?|certificates?) of (?:incorporation|organi[sz]ation|formation)\b|\b(?:formation|incorporation|organizational|corporate|company|LLC|partnership) (?:documents?|papers?|paperwork|records?|certificates?)\b|\b(?:LLC|company|operating|partnership|shareholders['’]?) agreements?\b|\bby-?laws\b|\b(?:stock ledger|cap table|(?:register|list) of (?:shareholders|members|owners)|(?:shareholder|member) register)\b|\b(?:proofs?|evidence) of (?:(?:business|company|your|the|beneficial) ){0,6}ownership\b|\b(?:beneficial )?ownership (?:documents?|papers?|structure|information|certificat\w+|breakdown|chart)\b|\bbeneficial owner\w*(?: (?:forms?|information|certificat\w+|documents?))?|\b(?:business|company|commercial|secretary of state) (?:registration|filings?)\b(?: (?:documents?|papers?|certificates?))?|\bregistration (?:documents?|papers?|certificates?)\b/gi,
  ],
  [
    'bank_statements',
    /\bbank(?:ing)?(?: account)? statements?\b|\bstatements? (?:from|of|for) (?:your |the )?(?:business )?(?:bank|checking)\b(?: accounts?)?|\bstatements? (?:from|of|for) (?:your |the )?(?:\w+ ){0,2}?accounts? (?:at|with) (?:your |the |a )?bank\b|\bbank(?:ing)? (?:account )?(?:records|history|activity|printouts?|extracts?)\b|\b(?:business )?checking(?: account)? statements?\b/gi,
  ],
  [
    'merchant_statements',
    /\b(?:merchant|processing|processor|payment|sales)(?: (?:account|processing|activity))? statements?\b|\baccount (?:activity )?statements?\b|\bprocessing history\b|\bsales (?:reports?|history|records?|summar(?:y|ies)|figures)\b|\bstatements? (?:of|for|showing) (?:your |the |all ){0,2}(?:card |monthly |online ){0,2}(?:sales|processing|payouts|settlements|transactions)\b|\bpayout (?:reports?|statements?|history)\b|\b(?:processing |monthly |\w+ months['’]? (?:of )?)?statements? (?:from|of|by|with) (?:your |the |any )?(?:previous |prior |current |other |former |last ){0,6}(?:payment )?(?:processors?|acquirers?|providers?|processing)\b/gi,
  ],
  [
    'chargeback_report',
    /\b(?:charge-?backs?|disputes?)(?: (?:and \w+|ratio|rate|activity))? (?:reports?|history|summar(?:y|ies)|records?|statistics|data|logs?|figures?|numbers|counts?|totals|breakdown|ratios?)\b|\b(?:reports?|history|summary|records?|list|log|table|figures|breakdown) (?:of|on|for) (?:your |the |all |any )?(?:charge-?backs|disputes)\b/gi,
  ],
  [
    'proof_of_fulfillment',
    /\b(?:order |shipment |shipping |delivery |carrier |package |valid ){0,6}tracking(?: (?:numbers?|information|info|details?|IDs?|links?|data|confirmations?))?\b|\b(?:proofs?|evidence|confirmations?) (?:of|for) (?:(?!and\b)\w+ ){0,2}?(?:delivery|shipments?|shipping|fulfil?lment|postage|dispatch|service)\b|\b(?:delivery|shipping|shipment|fulfil?lment|dispatch) (?:confirmations?|records?|proofs?|receipts?|documents?|documentation|information|details|evidence|labels?|logs?)\b|\b(?:signed )?(?:delivery|shipping|postal) (?:slips?|notes?)\b|\bbills? of lading\b|\b(?:air)?waybills?\b|\bpacking slips?\b|\b(?:proof|evidence|documents?|documentation|records?|something)(?: (?:that|showing|to show|which show|the|your|all|each|every)){1,6} (?:(?! and\b)[^,;.]){0,50}\b(?:delivered|shipped|arrived|received|fulfil?led|completed|performed|carried out|done)\b|\border (?:records|details|fulfil?lment)\b/gi,
  ],
  [
    'refund_policy',
    /\b(?:refunds?|returns?|cancell?ations?|exchanges?)(?:(?: and | & |\/| or |, )(?:refunds?|returns?|cancell?ations?|exchanges?|shipping)){0,6} (?:policy|policies|terms|rules|conditions)\b|\b(?:policy|policies|terms|rules) (?:on|for|of|about|regarding) (?:your |the )?(?:refunds?|returns?|cancell?ations?|exchanges?)(?: (?:and|or) (?:refunds?|returns?|cancell?ations?|exchanges?))?\b|\b(?:refunds?|returns?|cancell?ations?) (?:process|procedure)\b|\bhow (?:your |you handle |the )?(?:refunds?|returns?|cancell?ations?)(?: work\w*| are handled| are made)?\b|\bterms (?:of sale|and conditions|& conditions)\b|\b(?:your|store|website|site) terms of (?:service|use)\b/gi,
  ],
  [
    'supplier_invoices',
    /\b(?:suppliers?|vendors?|wholesale(?:rs?)?|purchase|manufacturers?|distributors?|inventory|stock|sourcing)['’]?s?['’]?(?: (?:and|or) \w+)? (?:invoices?|receipts?|bills|purchase orders?|agreements?)\b|\b(?:invoices?|receipts?|bills)[^,;.:]{0,40}? (?:from|by|of) (?:your |ur |my |our |the |each |every )?(?:main |current |largest |top ){0,6}(?:suppliers?|vendors?|manufacturers?|distributors?|wholesalers?)\b|\b(?:invoices?|receipts?|bills)[^,;.:]{0,40}? (?:you|i|u) (?:bought|purchased|sourced|ordered|get|got)\b(?:(?! and\b)[^,;.]){0,20}|\b(?:invoices?|receipts?|bills) from (?:whoever|whom|where|the (?:company|companies)) you (?:bought|buy|purchase|source)(?:(?! and\b)[^,;.]){0,30}|\bwhat you (?:paid|pay) (?:your|the) (?:suppliers?|vendors?|manufacturers?)\b|\bproofs? of (?:purchase|sourcing|authenticity|supply|inventory)\b|\bpurchase orders\b/gi,
  ],
  [
    'customer_invoices',
    /\b(?:customers?|clients?|buyers?|sales?)['’]?s?['’]? (?:invoices?|receipts?|bills)\b|\b(?:invoices?|bills?|receipts?)(?: that)? (?:you|i|u|we) (?:gave|give|issued|issue|sent|send|wrote|write|billed|handed|made out)\b|(?<!\b(?:shipping|delivery|postage|wholesale|purchase|supplier|vendor) )\b(?:invoices?|receipts?)(?: (?:you|that you))? ?(?:to|sent to|issued to|for|given to|billed to) (?:your |the |these |each |those )?(?:\w+ ){0,3}?(?:customers?|clients?|buyers?|cardholders?|transactions?|sales|payments|charges|orders)\b/gi,
  ],
  [
    'website_access',
    /\b(?:access|logins?|log-in|credentials|passwords?|password)(?: (?:details|credentials))? (?:to|for) (?:your |the )?(?:\w+ )?(?:web ?sites?|store(?:front)?|shop|site|members?['’]? area|platform|back ?end|dashboard|checkout)\b|\b(?:web ?site|store|site|admin|dashboard) (?:access|logins?|credentials|passwords?|urls?|screenshots?)\b|\btest (?:accounts?|logins?|credentials)\b|\bscreen ?shots?\b|\bpassword\b(?! (?:screen|page|reset))|\blogin (?:details|credentials)\b|\b(?:links?|urls?) (?:to|of|for) (?:your |the )?(?:web ?site|store|shop|site)\b/gi,
  ],
  [
    'license',
    /(?<!\bdriv(?:er|ing)['’]?s?['’]? )\b(?:(?:business|professional|seller['’]?s?|sellers['’]|state|city|county|trade|contractor['’]?s?|resale|occupational|operating|import|export|liquor|food|trade|health|required|applicable|relevant) ){0,6}licen[cs]es?\b|\b(?:(?:business|(?:re)?seller['’]?s?|(?:re)?sellers['’]|state|resale|required|applicable|relevant|health|any|other|valid|current|sales|tax) ){1,6}permits?\b|\bpermits\b(?= (?:and|or)\b|[,;.]|$)|\bpermits? (?:of|from|by|issued by) (?:your |the )?(?:\w+ ){0,3}?(?:departments?|authority|authorities|city|county|state|board|agency)\b|\b(?:resale|sales tax|reseller['’]?s?|compliance|safety|import) certificates?\b|\bcertificates? of (?:analysis|compliance|insurance|conformity|authorization)\b/gi,
  ],
  [
    'hold_notice',
    /\b(?:our|the) (?:notice|letter|email) (?:that you|you) received\b|\bnotice of (?:the |its )?(?:hold|termination|suspension|reserve)\b|\b(?:hold|termination|suspension) notice\b/gi,
  ],
];

/** What words name only where something is asked for: elsewhere they may be anything. */
export const namesWhereAsked: typeof names = [
  ...names,
  [
    'photo_id',
    /\b(?:pics?|photos?|pictures?|snaps?|images?|scans?|front|both sides) (?:and back )?of (?:ur|your|the|my|his|her|each)(?: (?:owner|director|signer)['’]?s?)? (?:licen[cs]es?|licen[cs]e card)\b|\blicen[cs]es?,? \(?(?:both sides|front ?(?:and|\+|&|\/|n) ?back)\b|\b(?:ur|your|my|his|her|valid|an|the owner['’]?s?|(?:scan|copy|pic|photo|picture) of(?: (?:ur|your|the|an?))?) ids?\b(?! (?:number|no\b|#|like|rather))|\bgreen cards?\b/gi,
  ],
  [
    'selfie',
    /\b(?:pics?|snaps?|shots?|images?|photos?|pictures?|videos?|clips?|one) of (?:u|you|ur face|your face|yourself|your own face|the (?:owner|director|signer))\b(?! (?:store|shop|site)\b)(?: (?:holding|with|next to) (?:(?! and\b)[^,;.]){0,40})?|\b(?:yourself|your face) (?:holding|next to|with) (?:(?! and\b)[^,;.]){0,40}/gi,
  ],
  [
    'bank_statements',
    /\bbank (?:statments?|stmts?)\b|\b(?:months?|weeks?|days?|pages|extracts?|printouts?|activity|transactions|pdfs?|quarters?) (?:from|of|for|in) (?:ur |your |the |my )?(?:business |company ){0,2}(?:bank|checking|current|savings)(?: accounts?)?\b(?! statements?)|\bstatements? of the accounts? (?:we|that we|where|to which|into which|your payouts)\b/gi,
  ],
  ['website_access', /\b(?:a|test|guest|demo) (?:log-?in|account|user)\b(?! (?:number|manager))/gi],
  ['chargeback_report', /\b(?:how many|(?:the )?numbers? of|counts? of) (?:charge-?backs|disputes)\b/gi],
  [
    'formation_document',
    /\barticles\b(?! (?:you|we|that|sold|for sale|in|on|about)\b)|\b(?:share|stock) (?:ledger|register)\b/gi,
  ],
  [
    'proof_of_address',
    /\b(?:council tax|property tax|water|rates) (?:letters?|bills?)\b|\b(?:bills?|letters?|envelopes?|mail|something)(?: \w+){0,3} with (?:your|ur|the|that) (?:street|address|home)\b(?: on it)?|\brent(?:al)? (?:contract|agreement|receipts?)\b|\bmortgage (?:statements?|letters?)\b/gi,
  ],
  [
    'ein_letter',
    /\b(?:EIN|tax(?:payer)?(?: id)?(?: number)?) (?:confirmation|letters?|papers?|paperwork)\b|\btax (?:id )?numbers?\b/gi,
  ],
  [
    'proof_of_fulfillment',
    /\b(?:post office|postage|courier|carrier|drop-?off|USPS|UPS|FedEx|DHL) (?:receipts?|slips?|labels?|scans?)\b|\b(?:receipts?|slips?|scans?) (?:from|of|by) (?:the |your )?(?:post(?:al)? (?:office|service)|courier|carrier|shipping company|USPS|UPS|FedEx|DHL)\b|\bproofs? of (?:posting|mailing|receipt)\b|\b(?:messages?|e-?mails?|confirmations?|notes?) (?:from|by) (?:the |your |each |every )?(?:buyers?|customers?|clients?|recipients?) (?:that|saying|confirming)\b(?:(?! and\b)[^,;.]){0,40}|\b(?:where|when) (?:the|each|these|those|all) (?:parcels?|packages?|orders?|shipments?) (?:is|are|went|arrived|were|was)\b(?: \w+)?/gi,
  ],
  [
    'refund_policy',
    /\b(?:refunds?|returns?|cancell?ations?) (?:page|text|wording|section|statement)\b|\bhow (?:people|buyers|customers|they|subscribers|clients|shoppers|someone|one) (?:can )?(?:get their money back|return|cancel|ask for a refund|get a refund)\b/gi,
  ],
  [
    'supplier_invoices',
    /\bwhere (?:you|u) (?:get|got|buy|bought|source|sourced) (?:(?! and\b)[^,;.]){0,30}|\bwho (?:you|u) (?:buy|bought|source|get) (?:(?! and\b)[^,;.]){0,30}/gi,
  ],
];

type Named = { item: AskedItem; at: number; end: number };

/** The items that a text names, in its order, whether it asks for them or not. */
export function itemsNamed(text: string, known = names): Named[] {
  const all = known
    .flatMap(([item, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: words, index: at }) => ({ item, at, end: at + words.length })),
    )
    .toSorted((a, b) => b.end - b.at - (a.end - a.at));
  const kept = all.filter(
    (each, index) => !all.slice(0, index).some((longer) => each.at < longer.end && longer.at < each.end),
  );
  return kept.toSorted((a, b) => a.at - b.at);
}
