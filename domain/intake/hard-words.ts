/** What a trade word in a question means, for an owner who has never heard it. `asks` opens it; `says` is plain text. */
type HardWord = { asks: string; says: string };

const hardWords: Readonly<Record<string, HardWord>> = {
  dbaName: {
    asks: 'What is a DBA name?',
    says: '“Doing business as”: the name on your shop or website, when it is not the legal name of the company. It is what customers see on their card statement. Leave it blank if you have none.',
  },
  ein: {
    asks: 'What is an EIN, and where do I find it?',
    says: 'The employer identification number that the IRS gave your business: nine digits. It is on your tax return, on the IRS letter CP 575 and on the Form 1099-K from your processor. A sole proprietor may have none; leave it blank then.',
  },
  rollingReservesHeld: {
    asks: 'What is a rolling reserve?',
    says: 'A share of each sale that the processor keeps back for some months before it pays it out. Your dashboard or your statement lists it as “reserve”.',
  },
  cardPresentPercentage: {
    asks: 'What does card-present mean?',
    says: 'Sales where the customer’s card or phone touched your terminal. Online, by telephone and by invoice the card is not present. If you sell only online, enter 0.',
  },
  merchantCategoryCode: {
    asks: 'What is an MCC?',
    says: 'The merchant category code: four digits by which card networks sort businesses. Your statement shows it as MCC. Leave it blank if you cannot find it.',
  },
  supportSla: {
    asks: 'What is an SLA?',
    says: 'A “service level agreement”: how fast you promise customers an answer. If you promise nothing, write how fast you usually answer.',
  },
};

/** Help for the question of this name, or null where its own words are plain. */
export const hardWordOf = (name: string): HardWord | null => hardWords[name] ?? null;
