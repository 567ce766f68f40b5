import { Link } from 'react-router';
import { datesIn } from '../../language/dates.ts';
import { caseAddress } from './frame/case-address.ts';
import type { CaseLetter } from './frame/case-types.ts';
import { useLanguage, type Language } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

const kindLabel: Record<CaseLetter['demand_type'], string> = {
  initial: 'First demand letter',
  follow_up: 'Follow-up letter',
  final: 'Final letter',
  escalation: 'Escalation letter',
};

/** Letters that were sent, each as PDF and as text, and with its facts in Spanish where the screen is in Spanish. */
export function Letters({ caseId, letters }: { caseId: string; letters: readonly CaseLetter[] }) {
  const { t } = useLanguage();
  return (
    <section className="case-part" id="letters" aria-labelledby="letters-title" tabIndex={-1}>
      <h2 id="letters-title">{t('Letters')}</h2>
      {letters.length === 0 ? (
        <p className="muted measure">
          {t(
            'No letter has gone out yet. As soon as an attorney has signed it and it is sent, you can read and download it here.',
          )}
        </p>
      ) : (
        <ul role="list" className="letters">
          {letters.map((letter) => (
            <Letter key={letter.id} caseId={caseId} letter={letter} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Letter({ caseId, letter }: { caseId: string; letter: CaseLetter }) {
  const language = useLanguage();
  const { t, tag } = language;
  const { dayOf, shortDay } = useDates();
  return (
    <li className="letter-row">
      <div>
        <h3 dir="auto">{t(kindLabel[letter.demand_type])}</h3>
        <p className="muted small" dir="auto">
          {letter.title}
        </p>
      </div>
      <dl className="letter-row__dates">
        {letter.sent_at ? (
          <div>
            <dt>{t('Sent')}</dt>
            <dd>
              <time dateTime={letter.sent_at}>{dayOf(letter.sent_at)}</time>
            </dd>
          </div>
        ) : null}
        {letter.tracking_number ? (
          <div>
            <dt>{t('Certified mail number')}</dt>
            <dd className="mono">{inFours(letter.tracking_number)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t(letter.status === 'returned_to_sender' ? 'Came back' : 'Delivered')}</dt>
          <dd>{deliveryText(letter, language)}</dd>
        </div>
        {letter.reply_due_on ? (
          <div>
            <dt>{t('Answer due')}</dt>
            <dd>
              <time dateTime={letter.reply_due_on}>{shortDay(letter.reply_due_on)}</time>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="letter-row__links">
        <a href={`/api/letters/${letter.id}/pdf?download`}>
          {t('Download PDF')}
          <span className="visually-hidden"> {t('of {title}', { title: letter.title })}</span>
        </a>
        {letter.has_exhibit_book ? (
          <a href={`/api/letters/${letter.id}/exhibits.pdf?download`}>
            {t('Exhibits')}
            <span className="visually-hidden"> {t('sent with {title}, as PDF', { title: letter.title })}</span>
          </a>
        ) : null}
        <a href={`/api/letters/${letter.id}/text`}>
          {t('Text')}
          <span className="visually-hidden"> {t('of {title}', { title: letter.title })}</span>
        </a>
        {tag === 'es' ? (
          <Link to={`${caseAddress(caseId)}/letters/${letter.id}`}>
            {t('What it says, in Spanish')}
            <span className="visually-hidden"> {t('of {title}', { title: letter.title })}</span>
          </Link>
        ) : null}
      </p>
    </li>
  );
}

function deliveryText(letter: CaseLetter, { t, locale }: Language): string {
  if (letter.status === 'returned_to_sender') return t('The post brought it back; we send it again');
  return letter.delivered_on ? datesIn(locale).shortDay(letter.delivered_on) : t('Not recorded yet');
}

/** A certified-mail number in groups of four, as the label prints it. */
const inFours = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
