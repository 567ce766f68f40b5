/**
 * Common office abbreviations, each with what it stands for; a period after one is part of it. Names, citations and
 * quotations are taken out of a text before these are replaced.
 */
const rows = `
  acct account | acct. account | accts accounts | accts. accounts | a/c account | agmt agreement | agmt. agreement | agr. agreement | agrmt agreement | agrmt. agreement | agreemt agreement
  amt amount | amt. amount | amts amounts | amts. amounts | approx approximately | approx. approximately | appt appointment | arb arbitration | arb. arbitration | assn association
  atty attorney | atty. attorney | attys attorneys | attn attention | attn. attention | avg average | avg. average | bal balance | bal. balance | b/c because | bec. because | biz business | bus. business | bw between
  cb chargeback | cbs chargebacks | calc calculation | calc. calculation | calcs calculations | cert certified | cert. certified | chgbk chargeback | chgbks chargebacks | cl. clause | co company | corresp correspondence | corresp. correspondence | ct court | ct. court | cust customer | cust. customer | custs customers
  ded. deduction | del. delivery | dept department | dept. department | depts departments | disc. discretion | doc document | doc. document | docs documents | docs. documents | eff. effective | encl enclosed | encl. enclosed | enc. enclosed | est. estimated | etc. etc
  ex. exhibit | exh exhibit | exh. exhibit | exhs. exhibits | exs. exhibits | exs exhibits | fwd forward | govt government | hrs hours | hr. hour | id identify | incl including | incl. including | info information | int. interest | inv. invoice | invs invoices
  lg. large | ltr letter | ltr. letter | ltrs letters | ltrs. letters | max maximum | max. maximum | mdse merchandise | mgmt management | mgmt. management | mgr manager | mgr. manager | min. minimum | mo. month | mos months | mos. months | msg message | mtg meeting | mtg. meeting | mtgs meetings
  nod notice of dispute | it'll it will | that'll that will | who'd who would | nbr number | no. number | nos. numbers | o/s outstanding | orig original | orig. original | p/o payout | pd paid | pd. paid | pls please | pls. please | plz please | pmt payment | pmt. payment | pmts payments | pmts. payments | pymt payment | pymt. payment | pymts payments | prev previous | prev. previous | proc. processing | qty quantity
  re: regarding | rec'd received | recd received | recd. received | rcvd received | rcv receive | rec. record | recs records | ref reference | ref. reference | reg. registered | regd registered | regd. registered | reqd required | req. request | resp. response | rev. review | rlse release | rsv reserve | rsvs reserves | rsvd reserved | rsvd. reserved
  sched schedule | sec. section | secs. sections | settl. settlement | sig. signature | stmt statement | stmt. statement | stmts statements | stmts. statements | supp. supplement | tel telephone | tel. telephone | thru through | tix tickets | tot. total | trans. transaction | trx transaction | txn transaction | txn. transaction | txns transactions | txns. transactions
  w/ with | w/in within | w/o without | wk week | wk. week | wks weeks | wks. weeks | yr year | yr. year | yrs years | yrs. years | ea. each | asap as soon as possible | eod end of day | cc copy | vol. volume | mthly monthly | merch merchant | merch. merchant | procr processor | bk. bank
  'til until | til until | till until | cannot can not | can't can not | won't will not | shan't shall not | gonna going to | hasn't has not | haven't have not | don't do not | doesn't does not | didn't did not | isn't is not | aren't are not | wasn't was not | weren't were not | couldn't could not | wouldn't would not | shouldn't should not | hadn't had not | we'd we would | we'll we will | we've we have | we're we are | it's it is | that's that is | you've you have | you're you are | you'll you will | they've they have | they're they are | there's there is | i'm i am | i'd i would | i've i have | here's here is | what's what is | let's let us | needn't need not | mustn't must not
`;

const table = new Map(
  rows
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each): [string, string] => {
      const [short = '', ...long] = each.split(' ');
      return [short, long.join(' ')];
    }),
);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const any = new RegExp(
  `(?<![\\w'/&.])(?:${[...table.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\w'])`,
  'gi',
);

/** Written out in "2nd letter"; the ordinal of a day keeps its figure. */
const ordinals = /\b(1st|2nd|3rd)(?= (?:ltr|letter|demand|notice|request)\b)/g;
const places: Record<string, string> = { '1st': 'first', '2nd': 'second', '3rd': 'third' };

/** The text with its abbreviations and contractions written out, in lower case. Tokens (`‹…›`) stay. */
export const writtenOut = (text: string): string =>
  text
    .replace(ordinals, (_found, number: string) => places[number] ?? '')
    .replace(/‹[^‹›]*›|[^‹]+/g, (part) =>
      part.startsWith('‹')
        ? part
        : part.replace(any, (found) => {
            const long = table.get(found.toLowerCase()) ?? found;
            return /^\p{Lu}/u.test(found) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
          }),
    );

/** Whether a text ends in an abbreviation, so that its period does not end a sentence. */
export const endsAbbreviated = (before: string): boolean => {
  const word = /(?:^|[\s("'])([\w/]+\.)$/.exec(before)?.[1]?.toLowerCase();
  return word !== undefined && table.has(word);
};
