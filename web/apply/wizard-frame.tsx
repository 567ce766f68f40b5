import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '../../content/site.ts';
import { steps } from '../../domain/intake/steps.ts';
import { useLanguage, type Language } from '../language/language.ts';
import { ProgressBar } from '../ui/feedback.tsx';
import { addressOf, type Place } from './step-address.ts';

type FrameProps = {
  place: Place;
  title: string;
  lead?: string;
  /** The last step that can be opened; null while signed out. */
  furthest: number | null;
  hasErrors?: boolean;
  status?: ReactNode;
  children: ReactNode;
};

const stepText = (place: Place, { t }: Language) =>
  place === 'check' ? t('Check your answers') : t('Step {step} of {all}', { step: place + 1, all: steps.length });
const percentOf = (place: Place) => (place === 'check' ? 100 : ((place + 1) / steps.length) * 100);

/** The frame of every wizard page: the current step, the progress, and whether it is saved. */
export function WizardFrame({ place, title, lead, furthest, hasErrors = false, status, children }: FrameProps) {
  const heading = useFocusOnArrival(place);
  const language = useLanguage();
  const { t } = language;
  const where = stepText(place, language);
  const says = t(title);
  const error = hasErrors ? `${t('Error:')} ` : '';
  useEffect(() => {
    // The set drops duplicates: on the last page the title and the place are the same.
    document.title = error + [...new Set([says, where, site.name])].join(' · ');
  }, [error, says, where]);
  return (
    <div className="page wizard">
      <StepList place={place} furthest={furthest} />
      <main id="main" className="wizard__main">
        <div className="wizard__top">
          <p className="wizard__step">{where}</p>
          {status}
          <ProgressBar percent={percentOf(place)} label={where} />
        </div>
        <div className="wizard__title">
          <h1 ref={heading} tabIndex={-1}>
            {says}
          </h1>
          {lead ? <p className="muted measure">{t(lead)}</p> : null}
        </div>
        {children}
      </main>
    </div>
  );
}

/** Survives the frame, because signing up replaces the account page's frame with the wizard's. */
let seen: Place | null = null;

/** Focuses the new page's title after Continue, Previous, Back or signing up, but not on the first load. */
function useFocusOnArrival(place: Place) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirst = seen === null;
    if (seen === place) return;
    seen = place;
    if (isFirst) return;
    if (window.location.hash) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}

function StepList({ place, furthest }: { place: Place; furthest: number | null }) {
  const { t } = useLanguage();
  return (
    <nav className="wizard__steps" aria-label={t('Steps of the application')}>
      <ol role="list">
        {steps.map((step, index) => {
          const open = furthest !== null && index <= furthest && index !== place;
          const done = place === 'check' || index < place;
          return (
            <li
              key={step.key}
              className={done ? 'is-done' : undefined}
              aria-current={index === place ? 'step' : undefined}
            >
              <span className="wizard__number" aria-hidden="true">
                {index + 1}
              </span>
              {open ? <Link to={addressOf(index)}>{t(step.title)}</Link> : <span>{t(step.title)}</span>}
            </li>
          );
        })}
        <li aria-current={place === 'check' ? 'step' : undefined}>
          <span className="wizard__number" aria-hidden="true">
            ✓
          </span>
          <span>{t('Check your answers')}</span>
        </li>
      </ol>
    </nav>
  );
}
