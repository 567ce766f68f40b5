import { site } from '../../../content/site.ts';
import type { Late, LateKind } from '../../../domain/cases/late.ts';
import { isOurs } from '../../../domain/cases/late.ts';
import { nameOfProcessor, type CaseProcessor } from '../../../domain/processors.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

const texts: Record<LateKind, string> = {
  reply: 'We are late: our first answer to you was due {day}.',
  review: 'We are late: the review of your case was due {day}.',
  draft: 'We are late: the draft of your letter was due {day}.',
  attorney: 'We are late: the attorney’s review was due {day}.',
  letter: 'We are late: your letter should have gone out by {day}.',
  answer: '{who} did not answer by {day}.',
  negotiation: 'The negotiation takes longer than the usual 45 days, which ended {day}.',
};

type LateLineProps = {
  late: Late;
  of: CaseProcessor & { /** When our next step is planned. */ planned_on?: string | null };
};

/** What is late and since when, the new day where one is planned, and whom to call. */
export function LateLine({ late: { what, on }, of }: LateLineProps) {
  const { t, rich } = useLanguage();
  const { calendarDay } = useDates();
  const planned = of.planned_on ?? null;
  const phone = <a href={`tel:${site.phoneLine.replace(/\D/g, '')}`}>{site.phoneLine}</a>;
  return (
    <span className="due due--over">
      {rich(texts[what], {
        day: <time dateTime={on}>{calendarDay(on)}</time>,
        who: <bdi>{nameOfProcessor(of) ?? t('The processor')}</bdi>,
      })}{' '}
      {planned === null
        ? rich(isOurs(what) ? 'Call {phone} for the new date.' : 'Call {phone} to hear what we do next.', { phone })
        : rich(
            isOurs(what)
              ? 'The new date is {day}. Questions: {phone}.'
              : 'Our next step is planned for {day}. Questions: {phone}.',
            { day: <time dateTime={planned}>{calendarDay(planned)}</time>, phone },
          )}
    </span>
  );
}
