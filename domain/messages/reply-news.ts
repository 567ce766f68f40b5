import type { IsoDate } from '../calendar/business-days.ts';
import { longDay } from '../calendar/long-day.ts';
import type { Draft, Names, ReplyFacts } from './reply-facts.ts';
import { writingDaysAfterEnd } from './writing-window.ts';

/** What the merchant would like to know, where nothing is asked of them. */
export function news(facts: ReplyFacts, names: Names): Draft[] {
  if (facts.ended) return [closing(names)];
  const { letter: sent } = facts;
  if (sent === null) return [];
  if (sent.answered_on !== null) return facts.offers.length > 0 ? [] : [answered(sent.answered_on, names)];
  if (sent.delivered_on === null) return [underWay(sent.sent_on, names)];
  if (sent.reply_due_on === null) return [];
  return [awaited(sent.delivered_on, sent.reply_due_on, facts.today, names)];
}

const reportIt = (processor: string): string =>
  `If you hear from ${processor} yourself, please tell us here what was said or written, with the date.`;

function underWay(on: IsoDate, { business, processor }: Names): Draft {
  return {
    key: 'letter_sent',
    label: 'The letter is on its way',
    subject: 'The letter of case',
    paragraphs: [
      `The letter for ${business} left for ${processor} on ${longDay(on)}. Its delivery is not recorded yet. The page of your case shows how it was sent, and the day of its delivery once we know it.`,
      reportIt(processor),
    ],
  };
}

function awaited(delivered: IsoDate, due: IsoDate, today: IsoDate, { business, processor }: Names): Draft {
  const arrived = `The letter for ${business} was delivered to ${processor} on ${longDay(delivered)}.`;
  return due >= today
    ? {
        key: 'reply_awaited',
        label: `They have until ${longDay(due)} to answer`,
        subject: 'Until when an answer is due in case',
        paragraphs: [
          `${arrived} The answer is due by ${longDay(due)}. If none comes, the next letter follows.`,
          reportIt(processor),
        ],
      }
    : {
        key: 'reply_late',
        label: 'No answer came in time',
        subject: 'No answer yet in case',
        paragraphs: [
          `${arrived} The answer was due by ${longDay(due)}, and none has reached us. The next letter is prepared; as before, a licensed attorney reviews and signs it before it goes out.`,
          reportIt(processor),
        ],
      };
}

function answered(on: IsoDate, { processor }: Names): Draft {
  return {
    key: 'processor_replied',
    label: 'The processor has answered',
    subject: 'An answer in case',
    paragraphs: [
      `An answer of ${processor} reached us on ${longDay(on)}. We read it together with the attorney, and then write to you here what it says and what can be done next.`,
    ],
  };
}

function closing({ business, processor }: Names): Draft {
  return {
    key: 'closing',
    label: 'The case has ended',
    subject: 'The end of case',
    paragraphs: [
      `The case of ${business} against ${processor} has ended. What happened in it, the letters and the money stay on the page of your case, and you can save or print them there.`,
      `You can write to us here for ${writingDaysAfterEnd} days from its end. If more of the money comes back, or anything about the hold changes, please let us know.`,
    ],
  };
}
