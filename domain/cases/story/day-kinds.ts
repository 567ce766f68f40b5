import {
  calendarDay,
  counted,
  dayOfMonth,
  days,
  digits,
  inMonth,
  onBefore,
  onWriting,
  partOfMonth,
  saidOf,
  toWeekday,
  type Read,
} from './day-in-context.ts';
import { count, dayInDigits, dayWord, month, ordinalWord, shortWeekday, weekday, year } from './day-words.ts';

/** A way to say a day. `rest`: what has to follow the words. */
export type DayKind = { pattern: RegExp; rest?: RegExp; read: Read };

const words = (source: string): RegExp => new RegExp(String.raw`(?<![\wñ])(?:${source})(?![\wñ])`, 'gi');

const ofYear = String.raw`(?:,? {0,2}(?:of |del? )?${year})?(?![,\s\u0000]{0,3}(?:19|20)\d{2}(?![\w/.-]))`;
const noRange = String.raw`(?![-–—]\d|[./]\d|:\d|,\d{3})`;
/** "May 4 and 5" is two days. */
const noOther = String.raw`(?! (?:and|&|or) \d{1,2}(?: (?:i|we|they)\b|[.,;\u0000]|$))`;
const noGoods = String.raw`(?! (?:deliver|shipp|air|pay|fund|deposit|transfer|release))`;
const time = '(?:morning|afternoon|evening|night)';
/** What goes on after "on the 15th", and not after "on the 3rd call". */
const goesOn =
  /^\s*(?:$|[.,;:!?)\u0000–—])|^ (?:-|[A-Z]|(?:i|we|they|he|she|it|you|the|my|our|their|an?|and|but|then|again|so|at|in|by|with|when|after|to|of (?:that|the same|this) month|no|nobody|no one|another|some(?:one|body)|more|still|finally|just|also|only|support|customers?|sent|got|spoke|wrote|went|had|was|\w+ed)\b)/;

export const dayKinds: readonly DayKind[] = [
  {
    pattern: words(
      String.raw`${month} ?(?:the )?(?<day>${dayInDigits}|${ordinalWord})(?!\w)${ofYear}${noRange}${noOther}`,
    ),
    read: calendarDay,
  },
  {
    pattern: words(
      String.raw`(?<![/.$-])(?:(?<day>${dayInDigits})[ -](?:of |de )?|(?<day>${dayWord}) (?:day )?(?:of|de) )${month}(?! (?:have|be|not|need|take)\b)${ofYear}(?! ?\d)`,
    ),
    read: calendarDay,
  },
  {
    pattern: words(
      String.raw`(?<![/.$-])(?:(?<=(?<el>\b(?:el|dia)) )|(?<=(?<on>\bon) )|)(?!24\/7)(?<first>\d{1,2})\/(?<second>\d{1,2})(?! of\b)(?!\/)${noRange}`,
    ),
    read: digits,
  },
  ...(
    [
      [5, 'early(?: in)?|(?:beginning|start) of|(?:a )?(?:principios|comienzos|inicios) de'],
      [15, 'mid(?:dle of)?|(?:a )?mediados de'],
      [25, 'late(?: in)?|end of|(?:a )?(?:finales|fines) de'],
    ] as const
  ).map(([d, part]): DayKind => ({
    pattern: words(String.raw`(?:${part})[ -](?:the month of )?${month}${ofYear}(?! ?\d)`),
    read: partOfMonth(d, 'about'),
  })),
  {
    pattern: words(String.raw`(?:in|during|since|of|en|durante|desde)[ -](?:the month of )?${month}${ofYear}(?! ?\d)`),
    read: partOfMonth(1, 'month'),
  },
  {
    pattern: words(String.raw`${month},? (?:of |del? )?${year}`),
    read: partOfMonth(1, 'month'),
  },
  {
    pattern: words(
      String.raw`(?<=(?:\b(?:on|by|until|since|around|about|from|and|again)|day,?) (?:the )?|(?:^|[.!?;\u0000]) ?the )(?<day>\d{1,2})(?:st|nd|rd|th)|(?<=\b(?:on|by|until|since|around|from) the )(?<day>${ordinalWord})|(?<=(?:sun|mon|tues|wednes|thurs|fri|satur)day,? )(?<day>\d{1,2})(?= (?:i|we|they|he|she)\b|[.,;\u0000]|$)`,
    ),
    rest: goesOn,
    read: dayOfMonth,
  },
  {
    pattern: words(
      String.raw`(?<=\b(?:el|dia|domingo|lunes|martes|miercoles|jueves|viernes|sabado) )(?<day>\d{1,2})(?! ?(?:%|[ap]\.? ?m\b|h\b|por ciento)| del? (?!(?:ese|este|mismo) mes)|[./:,-]\d|[/:])`,
    ),
    read: dayOfMonth,
  },

  {
    pattern: words(
      String.raw`(?<!\b(?:as of|to|until|till|through|by|since|from|than|hasta|desde|hasta el dia de|dia de|de) )(?:(?:earlier )?today|tonight|this ${time}|hoy|esta (?:mañana|tarde|noche))(?!'s| en dia)`,
    ),
    read: onWriting(days(0)),
  },
  { pattern: words(String.raw`(?:yesterday|last night|ayer|anoche)(?!'s)`), read: onWriting(days(-1)) },
  {
    pattern: words('(?:the )?day before yesterday|anteayer|antier|antes de ayer'),
    read: onWriting(days(-2)),
  },
  ...(
    [
      ['day', 'days?|dias?'],
      ['week', 'weeks?|semanas?'],
      ['month', 'months?|mes(?:es)?'],
    ] as const
  ).flatMap(([unit, name]): DayKind[] => [
    {
      pattern: words(
        String.raw`${count} (?:${name}) (?:ago|back)(?: today)?(?! ${weekday})|(?<!\bdesde )hace (?<rough>como |unos |unas |casi |mas de )?${count} (?:${name})(?! (?:que|y|o)\b)`,
      ),
      read: onWriting(counted(unit, -1)),
    },
    {
      pattern: words(
        String.raw`${count} (?:${name}) (?:later|after that|afterwards?|after(?=[.,;\u0000]|$)|mas tarde|despues(?! de\b))|a l[oa]s ${count} (?:${name})(?! de\b)`,
      ),
      read: onBefore(counted(unit, 1)),
    },
  ]),
  { pattern: words('(?<!day of )last week(?! (?:of|in))|la semana pasada'), read: onWriting(counted('week', -1)) },
  {
    pattern: words('last month|el mes pasado'),
    read: onWriting(({ day }) => saidOf(inMonth(day, -1, 1), 'month', 'relation')),
  },
  {
    pattern: words(
      String.raw`(?:last|(?:this )?past) ${weekday}(?! (?:of|in) )|(?:el )?(?:pasado ${weekday}|${weekday} pasado)`,
    ),
    read: onWriting(toWeekday(-1)),
  },

  {
    pattern: words(
      String.raw`(?:the )?(?:very )?(?:next|following) (?:day|${time})${noGoods}|the day after(?=[.,;]| that\b|$)|(?:al|el) (?:dia siguiente|otro dia|siguiente dia)`,
    ),
    read: onBefore(days(1)),
  },
  {
    pattern: words(
      String.raw`(?:later )?(?:the |that )?(?:very )?same day${noGoods}|(?:later )?that (?:very |same )?(?:day|${time})|(?:es[ea]|el|la) mism[oa] (?:dia|tarde|noche|mañana)|es[ea] (?:dia|tarde|noche)`,
    ),
    read: onBefore(days(0)),
  },
  {
    pattern: words(
      String.raw`(?<!\b(?:every|each|most|until|till|before|next|this|black|cyber|hasta|cada|los|proximo|del?) )(?:${weekday}|(?<=\bon )${shortWeekday})(?!'s| before| of | \d)`,
    ),
    read: onBefore(toWeekday(1)),
  },
  {
    pattern: words(String.raw`${shortWeekday}(?=,? (?:the |el )?(?:\d|[a-z]{3}))`),
    read: () => undefined,
  },
  // A day that is left open, so that what counts from it is too.
  {
    pattern: words(
      String.raw`(?:days|weeks|months|years?|sometime|dias|semanas|meses|años?) (?:later|mas tarde|despues)|(?:next|this) ${weekday}|(?:next|following|this) (?:week|month)|(?:proximo|este) ${weekday}|later that (?:week|month)|la semana siguiente`,
    ),
    read: () => null,
  },
];
