/** What the screens say of a paper that is signed. Whole sentences, because a translation follows the gender of what is signed. */
import type { PaperKind } from '../../domain/papers/kinds.ts';

export type PaperWords = {
  /** What a signer should know, above the name. */
  lead: string;
  /** The box to tick; `{business}` is the merchant's. */
  agree: string;
  tick: string;
  notYet: string;
  not: string;
  changed: string;
  /** Above the text on a page in another language. */
  governs: string;
  /** Below the name and time of a signature. */
  after: string;
  /** Once the time to sign it is over. */
  over: string;
};

const agreement: PaperWords = {
  lead: 'The letter can go out only when this is signed. You can cancel anytime before it is sent, and no fee falls due before money has come back.',
  agree: 'I have read the agreement and agree to it for {business}',
  tick: 'Tick the box to agree.',
  notYet: 'The agreement is not signed yet',
  not: 'The agreement is not signed',
  changed:
    'Your application was changed meanwhile, and the agreement with it. The new text is above: please read it and sign again.',
  governs: 'Every term stands here in Spanish first. The English text below it is the one that is signed and counts.',
  after: 'A copy was sent to you by email. No fee falls due before money has come back.',
  over: 'Only the merchant of an open case can sign this agreement.',
};
const engagement: PaperWords = {
  lead: 'With this you engage the attorney of your case. It is in force once the attorney has signed it too; no letter is approved before. You may ask about any term first.',
  agree: 'I have read the engagement letter and agree to it for {business}',
  tick: 'Tick the box to agree.',
  notYet: 'The engagement letter is not signed yet',
  not: 'The engagement letter is not signed',
  changed: 'The text changed while you read it. The new text is above: please read it and sign again.',
  governs: 'Every term stands here in Spanish first. The English text below it is the one that is signed and counts.',
  after: 'A copy was sent to you by email. You get another once your attorney has signed it.',
  over: 'Only the merchant and the attorney of an open case can sign this letter.',
};
const paper: PaperWords = {
  lead: 'With your signature we keep the exact text above, the time, and the network address that it came from. You get a copy by email, and can take the signature back until your letter is sent to print or by email.',
  agree: 'I have read the paper, and what it says is true',
  tick: 'Tick the box to say that you have read it.',
  notYet: 'The paper is not signed yet',
  not: 'The paper is not signed',
  changed:
    'Your application was changed meanwhile, and the paper with it. The new text is above: please read it and sign again.',
  governs:
    'The paper is in English, and the English text is the one that counts. If you would like it explained in Spanish before you sign, write to us.',
  after: 'A copy was sent to you by email.',
  over: 'Only the merchant of an open case can sign this paper.',
};

/** Of what counsel alone signs: the merchant reads it once it is signed. */
const ofCounsel: PaperWords = {
  ...paper,
  governs: 'It stands here in Spanish first. The English text below it is the one that is signed and counts.',
  over: 'Your attorney has not signed this paper yet. You get a copy by email once it is signed.',
};

export const paperWords: Record<PaperKind, PaperWords> = {
  fee_agreement: agreement,
  engagement,
  notice: paper,
  authorization: paper,
  offer: paper,
  closing_letter: ofCounsel,
  closing_statement: ofCounsel,
};

/** The same for counsel, where theirs differ. */
export const counselWords: Record<PaperKind, PaperWords> = {
  ...paperWords,
  engagement: {
    ...engagement,
    lead: 'With your signature the engagement is in force. The client gets a copy with both by email.',
    agree: 'I have read the engagement letter and agree to it for {business}',
  },
  closing_letter: {
    ...ofCounsel,
    lead: 'With your signature the client gets a copy by email, and reads it on the page of the case.',
    agree: 'I have read the closing letter, and what it says is true',
  },
  closing_statement: {
    ...ofCounsel,
    lead: 'With your signature the client gets a copy by email, and reads it on the page of the case.',
    agree: 'I have compared the statement with the file, and what it says is true',
  },
};
