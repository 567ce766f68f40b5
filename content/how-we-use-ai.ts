/** Text of /how-we-use-ai, by what this installation sends to whom; what AI does in it are rows of `domain/ai/purposes.ts`. */
import { aiPurposeKeys, aiPurposeOf } from '../domain/ai/purposes.ts';
import { valueMark, where } from './marks.ts';

const recipients = valueMark('ai-recipients', 'OpenAI');

export const aiPage = {
  meta: {
    title: 'How we use AI',
    description:
      'What a language model does in our work and what it does not, to whom what is sent and only if you allow it, and who answers for every letter.',
  },
  title: 'How we use AI',
  lead: where(
    'ai-sends',
    `A language model of ${recipients} may help to draft, if you allow it. The frame of every letter is our own text, filled with facts that you confirmed, and an attorney answers for each word.`,
    `No language model is used here. Letters and analyses are drafted by our own program from facts that you confirmed, and an attorney answers for each word.${where('ai', ' Where this site says that AI drafts, it means that program.')}`,
  ),
  does: {
    title: 'What it does',
    items: aiPurposeKeys.map((purpose) => ({ of: `ai:${purpose}`, text: aiPurposeOf(purpose).says })),
    none: 'Nothing so far. It is set up, and no part of our work asks it.',
  },
  sent: {
    title: 'What is sent, and when',
    paragraphs: [
      `Nothing is sent before you tick a box for that case, which names ${recipients}. Without it your case is drafted all the same. You can take it back on your case’s page at any time, and are asked again before anybody else receives anything.`,
      where(
        'ai-texts',
        'Sent are facts of the case, and texts from its documents, messages and answers. Before that, our program masks what is on file, however it is spaced: names, contacts, tax IDs and account numbers. It also masks, by their form, other tax IDs, account and card numbers, email and postal addresses, phone numbers, and names that a text introduces: by what somebody is (“my buyer …”), what was done with them (“shipped to …”), a title, a label, a greeting or a signature. What it cannot recognize can remain: a name that nobody entered and nothing introduces, one in small letters, and a number or address in an unusual form.',
        'Sent are facts of the case: sums, days, and what happened, as you confirmed it. Names, contacts and account numbers are not among them, and are masked where one should be. Documents and messages are not sent.',
      ),
      'What you and your attorney write to each other is never sent. The provider is asked to store nothing where that can be asked; that is no promise that it keeps nothing.',
    ],
  },
  never: {
    title: 'What it never does',
    items: [
      'It states no sum, day, name or law: these come from your confirmed facts and from our dated library.',
      'It sends nothing and decides nothing. It has no tools.',
      'Nothing that it proposes is in a letter unless the attorney takes it, and nothing leaves unless the attorney has read and signed it.',
    ],
  },
} as const;
