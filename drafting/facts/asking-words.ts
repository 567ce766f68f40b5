/** The words by which a processor asks for papers, and those by which it says other things of them. */

/** Verbs of bringing that are no other word, and those that are verbs only where somebody is addressed. */
const plainly =
  '(?:re-?)?(?:send|provide|submit|upload)|furnish|(?:give|get|show|e-?mail|fax|text|hand|bring) (?:us|me|them|him|her)|let (?:us|me|them) (?:have|see)|hand (?:over|in)|turn in|(?:point|direct|link) (?:us|me) to|(?:come|get|write) back(?: to (?:us|me|them))? with';
const addressed =
  'supply|forward|share|attach|produce|e-?mail|fax|include|add|return(?! (?:policy|policies|terms|rules|conditions|process|labels?))|show|give|take|drop|pop|put|paste|scan(?! of)|snap|photograph|bring|present|post(?! office)|mail|deliver|lodge|pass (?:on|along)|fill (?:in|out)|complete|sign|make available|(?:reply|respond)(?: to [^,;:.]{0,30})? with|have(?= (?:your|the|an?)\\b)';
const address = String.raw`(?:please|kindly|pls|and|or|then|you|you(?: must| should| can| may| need to| have to| are required to|['’]ll)|(?:needs?|asks?|asked|requires?|wants?|told|like) (?:you|u|me) to|(?:could|can|would|will) (?:you|u)|(?:i|you) (?:must|should|gotta|have to)|said(?: to)?|says(?: to)?|asked to|if you wish us to reconsider,)(?: (?:also|please|kindly|now|first|just|(?:complete|sign|fill in|fill out|print|scan|date) and|with)){0,6}`;
const we = String.raw`\b(?:we|they|he|she|i|our [\w ]{2,30}?|underwriting|compliance|the (?:\w+ )?(?:team|bank|department|agent|rep|reviewer|underwriter|networks?))`;
/** Words after which a text names what it asks for. */
export const asking = new RegExp(
  [
    String.raw`(?<!\b(?:we|we will|we can|we may|we['’]ll|will not|never|to|i|they|they will|once we|as we) (?:also )?)\b(?:${plainly})\b(?! (?:the same|money|funds))`,
    String.raw`(?<=\b(?:asked|need|want|required|requested|days|you|u|me|have|wish|like|order|able|going|supposed|got|remember|try|good as|kind as|arrange|manage) )to (?:${plainly}|${addressed})\b`,
    String.raw`(?:^\W*|(?<=\b${address} )|(?<=, ))(?:${addressed})\b(?: (?:to|with)\b)?`,
    String.raw`${we}(?: (?:will|still|also|now|only|do|would|are|is|has|have|had|just|keep|keeps|further|additionally|already|repeatedly)){0,6}(?:['’]?(?:d|ll|re|ve)|['’]s)?(?: (?:still|also|now|only|just|been|already|repeatedly|previously)){0,6} (?:need|require|request|requested|requesting|requests|needs|requires|want|wants|wanted|like|miss|(?:ask(?:s|ed|ing)?|look(?:s|ing)?|wait(?:s|ing)?|call(?:s|ed|ing)?)(?: (?:you|me|again))? (?:for|on)|missing|lacks?|lacking|short of|await(?:ing)?|appreciate|welcome|grateful for|look forward to)\b(?: (?:to (?:see|have|receive|review|look at)|receiving|seeing|is|are)\b)?`,
    String.raw`\bthey(?:['’]?re| are)(?: now| still| also)? after\b`,
    String.raw`^\W*(?:still )?(?:need(?:ed)?|looking for|waiting (?:for|on)|requesting)\b:?`,
    String.raw`\b(?:what|all|only thing|last thing|one thing|two things)\b[^.;:,]{0,40} (?:miss|missing|need|needed|lack|want|required|left|outstanding|open)(?: (?:from|by|of) \w+| now| here| still| then){0,2} (?:is|are)\b`,
    String.raw`\b(?:still|also) (?:open|outstanding|lacking|needed|required|due|to come|pending)(?: from you)? (?:is|are)\b`,
    String.raw`\b(?:required|requested|needed|outstanding|missing|following)(?: [\w ]{0,30}?)?:`,
    String.raw`\b(?:still )?missing(?: from you)? (?:is|are)\b|\bwe need (?:is|are)\b`,
    String.raw`${we} (?:have not|has not|haven['’]t|did not|didn['’]t|have yet to|never)(?: yet)? (?:received?|got|get|seen|see)\b`,
    String.raw`\b(?:once|until|unless|after|as soon as|when) (?:we|i|they|our team)(?: have| has|['’]ve)? (?:receive|received|get|got|see|seen|have)\b`,
    String.raw`\b(?:pending|upon|on|after|subject to|against|failing) (?:(?:your|the) )?(?:receipt|submission|production|presentation) of\b`,
    String.raw`\b(?:pending|upon) review of\b`,
  ].join('|'),
  'gi',
);
/** Words after which only what has a name here is asked for: they also say other things. */
export const hinting = new RegExp(
  [
    String.raw`${we} (?:do not|don['’]t|cannot|can['’]t|could not|couldn['’]t)(?: yet| currently)? (?:see|find|locate|have|hold|open|read|make out)\b`,
    String.raw`\bthere (?:is|was) no\b`,
    String.raw`^(?:without|failing|in the absence of|for (?:want|lack) of)\b(?! (?:prejudice|notice))`,
    String.raw`^(?:where|do you (?:happen to |still |maybe )?have|have you (?:got|kept)|got|is there|are there|any chance of|may we|can we|could we|may i|can i|could i|what (?:is|are)|what['’]s)\b(?=[^?]*\?)`,
    String.raw`\b(?<!\b(?:agreement|contract|law|policy|terms|rules|section|regulations?) )(?:wants|requests|requires|needs)\b(?: (?:to (?:see|have|review)|me to|you to))?`,
    String.raw`\b(?:once|until|unless|as soon as|when)\b(?=[^.;]{0,80} (?:(?:is|are) (?:in|here|there|with us|uploaded|submitted|sent|provided|supplied|attached)|arrives?|reach(?:es)? us|comes? in|lands?|turns? up)\b)`,
    String.raw`(?<!\b(?:we|can|could|will|able to|us to) )\b(?:verify|confirm|prove|document) (?:your|the|that|who|where)\b[^,;:.]{0,40} (?:with|using|by)\b`,
    String.raw`\b(?:would|will|might) (?:be \w+|help)(?: us| me)?(?: a lot)? (?:to (?:have|see|get|receive)|if you(?: could| would)? \w+)\b`,
    String.raw`^(?:the |my |our )?(?:next|last|final|only|remaining|first|one more|one last|other)(?: \w+){0,3} (?:is|are)\b`,
    String.raw`\b(?:mind|consider|by|suggest|recommend) (?:re-?)?(?:sending|providing|uploading|submitting|sharing|forwarding|attaching|supplying|adding|giving us|showing us|taking)\b`,
    String.raw`\b(?:be|being|been|get|keep getting) asked (?:for|to (?:take|send|upload|provide|show|submit))\b`,
    String.raw`\b(?:make sure|ensure)(?: that)?\b(?=[^.;]{0,60} (?:visible|published|posted|linked|displayed|attached|included|legible)\b)`,
    String.raw`\byou (?:have not|haven['’]t|did not|didn['’]t|never|have yet to|still have to|forgot to|left out)(?: yet| still)? (?:give\w*|sen[dt]|provided?|upload(?:ed)?|submit\w*|attach\w*|includ\w*|shar\w+|suppl\w+|shown?)\b`,
    String.raw`\b(?:depends?|dependent|conditional|hinges|rests) (?:up)?on\b`,
  ].join('|'),
  'i',
);
/** What is to be said in answer: the verb belongs to the words. */
export const informing = /\b(?:explain|describe|tell us|let us know)\b/i;
/** Words that ask for what stands before them. */
export const askedBefore =
  /\b(?:(?:would|will|could|might)(?: (?:also|really|greatly|already))? (?:help|speed|be (?:helpful|great|useful|good|enough|fine|ideal|perfect|appreciated|welcome|the (?:\w+ ){0,2}way))|(?:has|have) yet to (?:arrive|reach us|come in|be \w+)|(?:is|are|was|were)(?: too)? (?:blurry|blurred|dark|cut off|cropped|unsigned|undated|not signed|out of date|old|outdated|incomplete)|(?<=\b(?:any|either|an?|only)\b[^.,;]{0,60} )(?:works|suffices|(?:would|will) (?:also )?(?:do|suffice|work)|(?:is|are|can be) (?:fine|accepted|used|enough|ok|okay|sufficient|acceptable))|which (?:you (?:must|should|need to|have to|can)|has to be|must be) \w+|(?:is|are) (?:due|all (?:i|we|they) need|what (?:i|we|they) need)|(?:must|should|needs? to|has to|have to) (?:be (?:sent|attached|provided|uploaded|submitted|included|supplied|presented|shown|on file|re\w+)|accompany|follow|reach us)|(?:never|did not|didn['’]t|has not|hasn['’]t|have not|haven['’]t)(?: yet)? (?:arrived?|reach(?:ed)? us|come (?:in|through))|(?:is|are)(?: not|n['’]t) (?:on file|there|legible|readable)|would be (?:needed|required|requested))\b|\b(?:(?:is|are|remains?|will be|must be)(?: (?:still|also|now)){0,6}|still|has not (?:yet )?been|have not (?:yet )?been) (?:required|needed|outstanding|missing|requested|provided|submitted|uploaded|received|illegible|unreadable|expired)\b/i;
/** A part of a text that asks for nothing, whatever it names. */
export const asksNothing =
  /\b(?:do not|don['’]t|need not|needn['’]t|please refrain from|stop|no need to)(?: (?:e-?mail|please|ever|just) ?){0,2} ?(?:send|provide|upload|e-?mail|submit|attach|share|fax|resend|sending|e-?mailing)\b|\b(?:thank you|thanks|thx|(?:we|^) ?appreciate (?:your|the|that)|appreciate you) (?!in advance)|^(?:thanks|thank you)\W*$|\b(?:asked|wondered|wanted to know) (?:whether|if)\b|\b(?:would|will|wo|does|do|did|can|could|is|are)(?: not|n['’]t|not) (?:do|work|suffice|count|help|be (?:accepted|enough|sufficient)|enough|fine|sufficient|valid|acceptable|accepted)\b|\b(?:do|does|can|will|did)(?: not|n['’]t|not) (?:accept|use|take|rely|ever ask)\b|\byou (?:have |already )?(?:sent|provided|supplied|uploaded|submitted) (?:them|it|those|these|both|all|us)\b|\b(?:has|have|was|were)(?: now| all)?(?: been)? received\b|\bquestions? (?:about|on|regarding)\b|\bno (?:need|longer|further|other|document|paper|promise)\b|\b(?:do|does|will|did|is|are) not (?:need|require|ask(?:ing)? for|want|required|needed|necessary)\b|\b(?:do|wo|did|is|are)n['’]t (?:need|require|ask|want|required|needed)\b|\bnever ask\b|\balready (?:have|hold|received|on file)\b|\b(?:was|were|is|are|has been|have been) (?:accepted|verified|approved|complete)\b|\bnothing (?:more|further|else)\b/i;

/** What ends a list of what is asked for: a purpose, a day, a consequence. */
export const ends =
  /(?:,? (?:so (?:that )?(?:we|our|you|i)|in order to|for us to|because|otherwise|within \w+ |no later than|by (?:email|replying|uploading|the end|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b)|before (?:we|our|any)|and (?:we|our [\w ]+?|the (?:hold|funds|review))(?: will| can|['’]ll)|as part of|as soon as|at your earliest|via|through (?:your|the|our)|using|(?:in|on) (?:your|the) dashboard|to (?:verify|confirm|complete|continue|review|proceed|finish|help|release|lift|restore|move|resolve|support|establish|validate|our|us|this))\b|, (?:we|our|then|the (?:hold|funds|review|reserve)|your (?:account|funds|payouts?|review) (?:will|can|is|are|remains?|stays?|may))\b|[!?]).*$/is;

/** What will not do in place of what is asked for. */
export const unfit =
  /,? (?:instead of|rather than|in place of|(?:and |but )?not)(?= (?:a|an|the|your|just|only)\b)[^,;.]*/gi;

/** Words that name nothing by themselves. */
export const generic =
  /^(?:(?:and|or|also|a|an|the|any|all|some|your|our|these|those|this|that|of|other|more|further|additional|following|requested|required|relevant|supporting|necessary|outstanding|missing|few|copies|copy|items?|documents?|documentation|information|details?|things?|papers?|files?|proof|evidence|it|them|us|you|both|each|list|below|above|listed|complete|reply|response|answer|everything|anything|we|for|in|on|here|to|please|if|available|still|now|one|two|three|back|with|attached|is|are|by|from|message|link|new|newer|current|recent|clearer|better|valid|another|front|back|version|scan|again|pdf|appeal|well|days?|hours?|time) ?)*$/i;

/** Words that say that a thing is there already, or what became of it. */
export const had =
  /\b(?:have|had|got|(?:receiv|review|check|accept|approv|verifi?|forward|declin|reject)(?:ed|ing)|sent|provided|submitted|uploaded|pass(?:ed|es)|clear(?:ed|s)?|match(?:es|ed)?|fine|good|ok|okay|on file|(?:is|are)(?: all)? (?:there|here|in|complete|done)|used|following up|no|not)\b|n['’]t\b/i;
/** Words of a part that states something, so that what it names is no request. */
export const stating =
  /\b(?:is|are|was|were|be|been|being|has|do|does|did|will|would|can|could|may (?:be|not|have|take|also|hold|need)|might|(?<!attached |the |this )list|lists|listed|shows?|showed|looks?|looked|seems?|appears?|arrived|came|went|expir\w+|fail\w*|differs?|contains?|clos\w+|said|says?|requires?|works|follow|see|read|use|keep|find|note|allow|ask|tell|because|we|i|they|he|she|you|our|my)\b/i;
/** A topic, which is not asked for. */
export const topical =
  /^(?:re|reasons?|regarding|about|concerning|as (?:to|for)|in (?:regard|respect|reference)|with (?:regard|respect)|per|following|based|due|after|despite|given|from|see|under|unlike|according|judging|going by|in (?:light|view)|by|as per)\b/i;
/** What describes a thing named, with the verb of its own. */
export const clauses =
  /\b(?:that|which|who|whom|where|when|if|as|whether|so)\b [^,;.]*|(?<=\S )\byou (?:gave|sent|wrote|paid|bought|made|sold|got|\w+ed)\b/gi;
/** "A voided check, please." */
export const courtesy =
  /\b(?:please|pls|plz|kindly)\b(?:,? and that['’]s (?:it|all))?(?:,? (?:thanks|thank you))?\W?$/i;

/** "Send all three in one file": what was named just before is asked for. */
export const pointsBack = new RegExp(
  String.raw`(?:^\W*|\b${address} )(?:${plainly}|${addressed}|redo|replace|retake) (?:us )?(?:all|both|each|them|these|those|it|a copy|copies)\b|\bre-?(?:send|upload|submit)\W*$`,
  'i',
);

/** "Please supply a newer one": what was refused just before is asked for again. */
export const replaces = new RegExp(
  String.raw`(?:^\W*|\b${address} )(?:${plainly}|${addressed}) (?:us )?(?:an?|another|the) (?:new|newer|clear|clearer|current|more recent|better|full|complete|valid|legible|fresh|other) (?:one|copy|scan|version)\b`,
  'i',
);
