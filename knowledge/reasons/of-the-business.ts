import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { record, type Reason } from './reason.ts';

const outstanding: Reason['risk'] = {
  risk: 'A requested document is still outstanding, and the processor says so.',
  probability: 'medium',
  impact: 'high',
  mitigation:
    'Supply every item, with proof of submission, before the letter goes out; the letter then asks for a decision.',
};

/** Reasons that concern the merchant, its goods or its website. */
export const ofTheBusiness = {
  linked_account: {
    label: 'another account, said to belong to this one',
    said: [
      /\b(link(s|ed)?|connect(s|ed|ion|ions)?|relat(es|ed|ion|ionship)|associat(ed|ion)|tied|affiliat(ed|ion)|similarit(y|ies)|overlap\w*|ties)\b[^.]{0,25}\b(to|with|between|and)\b[^.]{0,25}\b(another|other|one (that|we|which)|someone|somebody|accounts?|stores?|sellers?|shops?|members?|users?|merchants?|profiles?|person)\b(?! (information|details|bank))/i,
      /\bshar(e|es|ed|ing)\b[^.]{0,40}\b(address|device|ip|bank account|card|phone|number|computer|wi-?fi|login|details|information|email|owner)\b[^.]{0,40}\bwith\b/i,
      /\bsame\b[^.]{0,25}\b(address|device|ip|bank account|bank|card|phone|number|computer|laptop|wi-?fi|house|household|apartment|details|router|internet)\b[^.]{0,60}\b(as|had|has|used|uses|account|ban\w*|person)\b/i,
      /\b(another|other|second|old|older|earlier|previous|prior|former|ex|brother'?s?|sister'?s?|husband'?s?|wife'?s?|cousin'?s?|roommate'?s?|friend'?s?|dad'?s?|mom'?s?|son'?s?|daughter'?s?|partner'?s?)\b[^.]{0,30}\b(account|store|shop|profile|page)\b[^.]{0,60}\b(suspend|bann|clos|limit|restrict|terminat|negative|ow(e|es|ed|ing)\b|debt|remov|shut|block|deactivat|blacklist|kick|trouble)/i,
      /\b(brother|sister|husband|wife|cousin|roommate|friend|dad|mom|son|daughter|partner|boyfriend|girlfriend|ex)\b[^.]{0,30}\b(got|was|were|had been|is) (banned|suspended|kicked|shut down|closed|blocked|limited|removed|terminated)\b/i,
      /\bon behalf of (a|an|another|someone)\b|\b(previously|once|already) had an account\b|\bopen(ing|ed)? another\b|\b(multiple|duplicate|more than one|two|several|second) (\w+ )?(accounts?|profiles?|stores?)\b/i,
      /\bused by (a|another) (seller|merchant|member|user) (who|that|we)\b|\byou and (a|another|one|some) (\w+ )?(seller|merchant|account|store|user|member|shop)\b|\bsame (people|person|owners?|individuals?) (as|behind)\b/i,
    ],
    hinted: [
      /\b(wife|husband|brother|sister|cousin|aunt|uncle|roommate|friend|dad|mom|son|daughter|boyfriend|girlfriend|landlord|tenant|neighbou?r|employee|some ?(guy|body|one)|merchant (whose|who|that)|ex[- ]?(partner|employee|husband|wife)?|family|household|guy (i|who|that))\b/i,
      /\b(shut (off|down)|banned|ended|restricted|a limit|suspend\w*|owes?|closed|terminated|kicked off|blacklisted|blocked)\b/i,
      /\b(same|shares?|also|different one|another|previous one|new account|get around|relationship|mine (is )?too|me too|so am i)\b/i,
    ],
    answer:
      'The Merchant answers for its own account and its own sales. [[The formation document is {fact:exhibit_formation_document}. ]]We ask which other account or person is meant, what is said to connect it with this one, which term lets this sum be held for it, and what, if anything, is said to be owed there.',
    exhibits: ['formation_document'],
    theirs:
      'A merchant may not return under another name, and what is owed on one account may be covered from another.',
    ours: 'Stated reason: another account must be named, connected by facts, and reached by a term before this balance is held for it.',
    weakness: 'Any earlier account of the same owners, and how it ended.',
  },
  sourcing: {
    label: 'suppliers, invoices or the origin of the goods',
    said: [
      /(?<!unpaid )(?<!outstanding )\binvoic\w*\b(?! from us)|(?<!payment to (your|my|a) )\bsupplier\w*|\bwholesale\w*|\bdistributors?\b|\bmanufacturers?\b|\bsupply chain\b|\b(your|my|from|our) vendors?\b|\bpaper trail\b|\b(re)?sell (these|those|this|the|branded|our)\b|\bnever sold to (me|you|us)\b|\bsourc(ed|ing)\b|\bsources? of (your |the |my )?(goods|products?|inventory|items?|stock|merchandise)\b/i,
      /\bauthentic(ity)?\b|\breal deal\b|\bgenuine (goods|products?|items?|articles?)\b|\b(goods|products?|items?|they|it|these|those) (are|were|is|was) (genuine|real|legit|originals?)\b/i,
      /\bproof of (purchase|sourcing|acquisition)\b|\bpurchase (orders?|receipts?|documents?|records?|history|papers?)\b|\breceipts? (for|from|showing|proving|of where|you)\b/i,
      /(?<!\b(sales|payments|money|funds)\b[^.]{0,100})\bwhere\b[^.]{0,40}\b(bought|buy|purchas\w+|got|get|obtain\w*|came from|comes? from|acquired)\b|\bwh(o|om|oever)\b[^.]{0,25}\b(bought|buy|purchased?|got|get)\b[^.]{0,40}\bfrom\b/i,
      /\borigins? of (the |your |my |our )?(goods|items?|products?|inventory|stock|merchandise)\b|\b(letter of authori[sz]ation|authori[sz]ed (re)?sell\w*|authori[sz]ed dealer|licen[cs]e to resell|permission from the brand)\b/i,
      /\bwhom?\b[^.]{0,15}\b(delivered|supplied|sold|provided)\b[^.]{0,40}\bto (you|me)\b|\bwhether\b[^.]{0,30}\b(originals|authentic|genuine)\b/i,
    ],
    hinted: [
      /\b(inventory|stock|goods|handbags?|shirts?|shoes|sneakers|toys|consoles?|phones?|merchandise|watches|parts|perfumes?)\b/i,
      /\b(acquire[ds]?|bought|obtain\w*|factory|come from|came from|i got|you got)\b/i,
      /\b(genuine|originals?|legit|real)\b/i,
      /\b(documentation|bills|slips|receipts?|papers)\b/i,
      /\b\d+ units\b|\bquantit(y|ies)\b|\brights (owner|holder)\b/i,
    ],
    answer:
      'The Merchant stands ready to answer each question about its goods. [[It describes what it sells as follows: "{fact:product}." ]][[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]]We ask for the products and the orders in question, what was found wrong with any paper already sent, and the term that makes payment depend on suppliers’ papers. The proceeds of goods that nobody has questioned are outside this reason.',
    exhibits: record,
    theirs:
      'Goods whose origin is not shown may be counterfeit or stolen, and their buyers will want their money back.',
    ours: 'Stated reason: it must be tied to products and orders; papers for them can be supplied, and the rest of the proceeds is outside it.',
    weakness: 'Any product for which the merchant has no invoice of a supplier.',
    risk: outstanding,
  },
  prohibited_business: {
    label: 'prohibited goods or services',
    said: [
      /\b(acceptable use|aup\b|prohibited(?! by)|restricted (line|field|business|product|activit|item|categor|goods|list)\w*|unsupported (business|product|industr|activit|categor|service)\w*|not a supported \w+|counterfeit\w*|knock-?offs?|replicas?|infring\w*|trademark|copyright\w*|intellectual property|high[- ]risk (business|industry|category|merchant type)\w*)\b/i,
      /\b(do|does|did|can|ca|could|will|wo|would|are|is)( not|n't|not)( be)?( able to| allowed to| willing to)? (support|serve|process|work with|accept|do|handle|service|allow|permit|take|host|facilitate|board)\b[^.]{0,25}\b((this|that|these|those|such) (\w+ )?(types?|kinds?|lines?|sort|categor\w+|industr\w+|products?|goods|items?|businesses|services|things)|businesses|(types?|kinds?|lines?|sort) of|industr\w+|sellers? of|merchants? (who|that|in)|companies (like|that|in))\b/i,
      /\b(unable|no longer able|not eligible) to (support|serve|process)\b[^.]{0,20}\b(businesses|types?|kinds?|lines?|industr\w+|products?|goods)\b/i,
      /\b(on|in) (the|their|our|a|its) (\w+ )?lists? of\b|\b(something|things|stuff|items|goods|products|businesses|categories|industries)(( [^.]{0,20})? (that|which))? (we|they|you) (do ?n[o']t|can ?no?t|can't|won't|will not|refuse to)\b/i,
      /\b(what|things|items|products?|goods|stuff|services?|merchandise) (that )?(i|you|we|they)('re|'m| are| am)? (sell|selling|offer|offering|sold)\b[^.]{0,60}\b(not (allowed|permitted|ok\w*)|n't (allowed|permitted)|against|violat\w+|prohibit\w*|bann?ed|restrict\w*|forbid\w*|illegal)\b/i,
      /\b(banned|forbidden|disallowed|illegal|not[- ]allowed|not permitted) (business|product|item|good|categor|service|industr|merchandise|activit|substance)\w*\b|\bagainst (the |their |our |its )?(\w+ )?(polic(y|ies)|rules|terms|tos|guidelines)\b/i,
      /\bviolat\w+[^.]{0,40}(restricted|prohibited|acceptable)\b/i,
      /(\bnot|cannot|n't) (one|something|anything|a (business|category|product|service))( that| which)? (we|they) (can |could |may )?(take|serve|board|support|accept|process|handle)\b|(\bnot|cannot|n't|\bno longer) (provide|offer) (\w+ )?services? to\b[^.]{0,20}\b(sellers|businesses|merchants|companies)\b/i,
    ],
    hinted: [
      /\b(cbd|thc|hemp|kratom|kava|delta[- ]?8|cannabis|marijuana|dispensary|vap(e|es|ing)|e-?cig\w*|nicotine|tobacco|cigars?|hookah|alcohol|firearms?|guns?|ammo|ammunition|weapons?|kniv?es|knife|adult|escort\w*|porn\w*|gambling|casino|poker|lottery|betting|sports ?book|crypto\w*|bitcoin|nfts?|mlm|multi-?level|pyramid|get rich quick|psychic|tarot|astrolog\w*|fortune|supplements?|nutraceuticals?|peptides?|steroids?|pharma\w*|prescription|credit repair|debt collection|debt relief|debt settlement|telemedicine|telehealth|bail bonds?|dating|timeshares?|raffles?|sweepstakes|botanicals?|mushrooms?|massage|airsoft|fireworks?|pepper spray)\b/i,
      /\b(terms|polic(y|ies)|rules|services agreement|user agreement|guidelines)\b/i,
      /(\bnot|cannot|n't|\bno longer) (be )?(allow|permit|support|accept(?!\w* (the|our) (new|updated|user))|process|serv|eligible|fit|tak(?=e\b(?! (a|any|the|your|my)\b)))\w*|\bnot (a )?fit\b|\bn't a fit\b|\bban(s|ned)?\b|\boff limits\b|\boutside (of )?what\b|\ba no\b/i,
      /\b(categor(y|ies)|industry|industries|type of business|line of (business|trade|work)|business model|business type|listings?|coaching)\b/i,
    ],
    vague: [
      /\b(cbd|thc|kratom|delta[- ]?8|cannabis|marijuana|firearms?|guns?|ammo|ammunition|escorts?|porn\w*|gambling|casino|vapes?|vaping|nicotine|peptides?|knives|mlm|adult (content|products?|toys))\b/i,
    ],
    answer:
      '[[The Merchant describes what it sells as follows: "{fact:product}." ]]We ask for the policy, the section, the product and every transaction said to offend it. The proceeds of all other sales are outside this reason, and keeping them needs a term of its own.',
    theirs: 'The terms list what may not be sold, and a violation justifies both the closure and the hold.',
    ours: 'Stated reason: it must be tied to a policy, a product and transactions; a concern about some sales is no measure of the rest.',
    weakness: 'The product: if it is on the prohibited list, the contract claim is weak.',
    risk: {
      risk: 'The goods or services are in fact prohibited.',
      probability: 'medium',
      impact: 'high',
      mitigation: 'Compare the product with the language of the policy before the letter goes out.',
    },
    hard: true,
  },
  verification: {
    label: 'verification of the business or its ownership',
    said: [
      /\bbeneficial\b|\b(?<!brand )(?<!rights )ownership\b|\bwho\b[^.]{0,20}\b(owns|controls|is behind|stands behind|runs(?! the (shop|store|site)))\b|\bshareholders?\b|\bstockholders?\b|\bchange of (control|ownership)\b|\bnew owners?\b|\b(co-?|business |company )owners?\b|\bultimate (owner|parent)\b|\bcontrol(ling)? persons?\b|\bdirectors?\b/i,
      /\b(own|hold|control)(s|ed|ing)?\b[^.]{0,25}\b(25|twenty[- ]five|a quarter|half|50)\b|\b25 ?(%|percent)[^.]{0,30}\b(owner|of the (company|business|shares)|or more|stake|of (it|this|us))\b/i,
      /\b(articles of|incorporat\w+|formation (document|paper|certificate)\w*|operating agreement|certificate of (formation|good standing)|good standing|secretary of state|business registration|company registration|partnership agreement|employer identification|ein\b|tax (id|identification|number))/i,
      /\b(llc|company|business|corporate|corporation|entity|incorporation) (papers?|paperwork|documents?|records?|registration|registry|licen[cs]e)\b|\b(registered|legal) (company|business|entity)\b|\bsignificant interest\b|\bmanaging member\b|\bregistry\b|\btrust (document|agreement)s?\b|\bannual (filing|report)\b|\bbylaws\b|\bauthori[sz]ed (signer|signatory|representative)s?\b|\b(business|company|it|llc) (is|was|isn't|is not) (really )?mine\b|\b(company|llc|entity) (exists|is active)\b|\bllc\b[^.]{0,40}\bllc\b|\bwho (my|your|the) (investors|members|partners) are\b|\b(business|company|entity|dba|trade) names?\b[^.]{0,40}\b(match|differ|agree|correspond)/i,
      /\bknow your (customer|business)\b|\bky[cb]\b|\bverif(y|ied|ying|ication of) (\w+ ){0,2}(business|company|entity|organi[sz]ation)\b/i,
      /\bstructure chart\b|\bnatural persons\b|\bstruck off\b|\bderegistered\b|\blegal entit(y|ies)\b|\b(state'?s?|public|company) (records|register)\b|\b(members|managers|officers) of (the|your|my) (llc|company|entity|corporation)\b/i,
      /\b(act|sign) (for|on behalf of) (the|your|my|our|this) (company|business|llc|entity|firm)\b|\b(old|previous|former|prior) (guy|owner|lady|man|operator)'?s? name\b/i,
    ],
    hinted: [
      /\b(company|llc|entity|corporation|shop|firm|partnership|business)\b/i,
      /\b(owns?|owners?|owned|members of|what share|control|new management|the people behind|belongs to)\b/i,
      /\b(articles|list of members|dissolved|registered|registration|another company)\b/i,
      /\b(changed hands|(prior|previous|old|former) owner|(bought|sold) the (shop|business|company|store|restaurant))\b/i,
    ],
    vague: [
      /(?<!\b(bank account|email|phone)\b[^.]{0,30})\b(verif(y|ied|ication)|documents? (requested|required|outstanding)|(additional|missing|required) (information|documents?))\b/i,
    ],
    answer:
      'The Merchant stands ready to answer each question about its ownership and registration. [[The formation document is {fact:exhibit_formation_document}. ]][[The employer identification letter is {fact:exhibit_ein_letter}. ]]We ask for a list of every item said to be outstanding, with the day on which it was first requested and what was found wrong with any paper already sent. Once these are answered, nothing may be kept on this ground.',
    exhibits: ['ein_letter', 'formation_document'],
    theirs: 'The law requires it to know its customer, and the hold ends once the documents are complete.',
    ours: 'Stated reason: verification is a condition that can be satisfied and, once satisfied, is no ground for retaining settlement funds.',
    weakness: 'Any document requested but not supplied.',
    risk: outstanding,
  },
  identity: {
    label: 'identity verification of an individual',
    said: [
      /\b(identity|identification(?! number)|photo id|government[- ](issued )?id|state id|id card|passport|driver'?s? licen[cs]e|selfie|(?<!find out )who (you|i) (really )?(are|am)|social security|ssn|date of birth|birth ?(day|date)|liveness|facial|green card|name change|maiden name)\b/i,
      /\b(your|my|an|the|valid|current|expired) ID\b/,
      /\b(face|picture|photo|selfie|headshot)\b[^.]{0,50}\b(match|blurr|unclear|unreadable|reject|me\b|cut off|glare)/i,
      /\b(really me|real person|really you|(prove|confirm|sure|know) (it'?s|that it'?s|it is|i am|i'm|you are|you're)( really)? (me|you|who))\b|\bpro(of|ve)\b[^.]{0,10}\bit'?s me\b|\bshow\b[^.]{0,12}\b(it was|it's) me\b|\bwho is (operating|using|running) (this|the|my|your) account\b|\bpersonal (details|information|data)\b[^.]{0,40}\b(match|fail|check|confirm)\w*|\blast four\b[^.]{0,30}\b(social|ssn|number)\b/i,
      /\b(residence|work) permit\b|\bvideo (check|verification|identification)\b|\bname and (photo|picture)\b|\b(my|your) social\b(?! media)[^.]{0,40}\b(match(?! with the irs)|verif|fail|came back)|\byou are the (one|person) you (say|claim)\b|\bwho (you|i) (claim|say)\b|\bfac(e|ial)[- ]?scan\b|\blicen[cs]e\b[^.]{0,40}\b(cut off|blurr|unreadable|glare)/i,
    ],
    hinted: [
      /\b(licen[cs]e|id card|document)\b|\bID\b/i,
      /\b(your|my|the|middle|last|first|maiden|same|different) name\b|\bperson\b|\bsomeone else\b|\b(it'?s|that it is) (really )?(you|me)\b/i,
      /\b(pictures?|photos?|video|scan(ned)?|front and back|clear copy)\b/i,
      /\b(expired|issued by|government|valid)\b/i,
      /(\bnot|cannot|n't) (the )?(same|match)\b/i,
      /\bon camera\b/i,
    ],
    answer:
      'The Merchant stands ready to show who stands behind the account. We ask for a list of each item said to be outstanding, the person whom it concerns, and what was found wrong with any paper already sent. A question of identity measures no loss on sales already made, and once it is answered nothing may be kept on this ground.',
    theirs: 'It must know whom it is paying, and the hold ends once that individual is identified.',
    ours: 'Stated reason: identity can be proved and, once proved, measures no loss on completed sales.',
    weakness: 'Any document requested but not supplied.',
  },
  website: {
    label: 'the website or online store',
    said: [
      /\b(password mode|web ?sites?(?! plan)|web ?pages?|home ?page|urls?|domains?(?! (with us|expires?))|landing page|online (store|shop) (shows?|does|has|is|lacks|must|needs)|store ?front|under construction|coming soon page|password page|broken links?|dead links?)\b/i,
      /\b(on|of|from|visited|checked|opened|at) (my|your|the|our|their) (web)?(pages?|site)\b|\b(my|your|the) (page|site)('s)? (is|was|does|did|has|had|lacks?|shows?|would|could|wo|doesn|didn|isn|wasn|down|not)\b/i,
      /\bno\b[^.]{0,40}\b(phone number|contact (details|information|info|page)|return policy|refund policy|privacy policy|cancell?ation policy|terms of (service|sale|use)|prices?|shipping policy|pricing)\b[^.]{0,60}\b(published|read|page|site|store|anywhere|shop|listed|shown|visible|find|found|posted)\b/i,
      /\bredirects to\b|\bweb address\b|\bimprint\b|\b(shop|store|site)\b[^.]{0,15}(\bnot|cannot|n't) be (reached|opened|found)\b|\b(my|your) (site|page) sells\b|\bonline presence\b|\bcheckout (link|page|button)\b|\bno\b[^.]{0,60}\b(street address|telephone|phone number|contact|return policy|refund policy)\b[^.]{0,60}\b(return policy|refund policy|contact|telephone|phone number|prices)\b/i,
    ],
    hinted: [
      /\b(the |a |my |your )links?\b|\bonline\b|\binternet\b|\baddress you (gave|registered|provided|listed)\b|\b(instagram|facebook) page\b/i,
      /\b(parked|coming soon|redirect\w*|password|blank|offline|placeholder|template|would not load|error page)\b/i,
      /\b((refund|return|privacy|shipping) (terms|policy|policies)|contact (details|info\w*)|(way|ways) (for \w+ )?to (reach|contact)|prices?|what you sell|clearly describe)\b/i,
      /\b(looked (me|you|us) up|visited|could ?n[o']t find|could not find|visible)\b/i,
      /\b(send (something|things|it|goods|items) back|return (something|things|it|goods|items))\b|\bwho you are\b/i,
      /\b(from|in|on) your (shop|store)\b/i,
    ],
    answer:
      'What a website shows today is no measure of the sales that the Merchant has made through this account. [[The terms of its sales are in {fact:exhibit_refund_policy}. ]]We ask for each point said to be missing or wrong, with the page, the day on which it was seen and the rule that asks for it; the Merchant stands ready to answer each. Once that is done, nothing may be kept on this ground.',
    exhibits: ['refund_policy'],
    theirs: 'Card rules require a site that shows what is sold, by whom and on what terms.',
    ours: 'Stated reason: a website can be corrected, and what it shows measures no loss on completed sales.',
    weakness: 'The site itself, as the processor’s counsel will see it on the day of the letter.',
  },
} as const satisfies Partial<Record<ReasonCategory, Reason>>;
