import { Link } from 'react-router';
import { datesIn } from '../../language/dates.ts';
import { trackingAddress } from '../../../content/look-up-links.ts';
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

/** The letter that was sent last, as PDF and as text, and with its facts in Spanish where the screen is in Spanish; the others behind a link. */
export function Letters({ caseId, letters }: { caseId: string; letters: readonly CaseLetter[] }) {
  const { t } = useLanguage();
  const [latest, ...earlier] = letters;
  return (
    <section className="case-part" id="letters" aria-labelledby="letters-title" tabIndex={-1}>
      <h2 id="letters-title">{t('Letters')}</h2>
      {latest ? (
        <Letter caseId={caseId} letter={latest} />
      ) : (
        <p className="muted small measure">
          {t('No letter has gone out yet. You can read it here as soon as it is signed and sent.')}
        </p>
      )}
      {earlier.length > 0 ? (
        <details className="fold">
          <summary>
            {earlier.length === 1 ? t('One earlier letter') : t('{count} earlier letters', { count: earlier.length })}
          </summary>
          <div className="fold__body">
            {earlier.map((letter) => (
              <Letter key={letter.id} caseId={caseId} letter={letter} />
            ))}
          </div>
        </details>
      ) : null}
    </section>
  );
}

function Letter({ caseId, letter }: { caseId: string; letter: CaseLetter }) {
  const language = useLanguage();
  const { t, tag } = language;
  const { dayOf, shortDay } = useDates();
  return (
    <div className="letter-row">
      <h3 dir="auto">{t(kindLabel[letter.demand_type])}</h3>
      <dl className="letter-row__dates">
        {letter.sent_at ? (
          <div>
            <dt>{t('Sent')}</dt>
            <dd>
              <time dateTime={letter.sent_at}>{dayOf(letter.sent_at)}</time>
            </dd>
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
        {letter.tracking_number ? (
          <div>
            <dt>{t('Certified mail')}</dt>
            <dd className="mono">
              <a href={trackingAddress(letter.tracking_number)} target="_blank" rel="noreferrer">
                {inFours(letter.tracking_number)}
                <span className="visually-hidden"> {t('at the post office, in a new tab')}</span>
              </a>
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
    </div>
  );
}

function deliveryText(letter: CaseLetter, { t, locale }: Language): string {
  if (letter.status === 'returned_to_sender') return t('The post brought it back; we send it again');
  return letter.delivered_on ? datesIn(locale).shortDay(letter.delivered_on) : t('Not recorded yet');
}

/** A certified-mail number in groups of four, as the label prints it. */
const inFours = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
