import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '../../content/site.ts';
import { steps } from '../../domain/intake/steps.ts';
import { ProgressBar } from '../ui/feedback.tsx';
import { addressOf, type Place } from './step-address.ts';

type FrameProps = {
  place: Place;
  title: string;
  lead?: ReactNode;
  /** The last step that can be opened; null while signed out. */
  furthest: number | null;
  hasErrors?: boolean;
  status?: ReactNode;
  children: ReactNode;
};

const stepText = (place: Place) => (place === 'check' ? 'Check your answers' : `Step ${place + 1} of ${steps.length}`);
const percentOf = (place: Place) => (place === 'check' ? 100 : ((place + 1) / steps.length) * 100);

/** The frame of every wizard page: the current step, the progress, and whether it is saved. */
export function WizardFrame({ place, title, lead, furthest, hasErrors = false, status, children }: FrameProps) {
  const heading = useFocusOnArrival(place);
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${title} · ${stepText(place)} · ${site.name}`;
  }, [hasErrors, title, place]);
  return (
    <div className="page wizard">
      <StepList place={place} furthest={furthest} />
      <main id="main" className="wizard__main">
        <div className="wizard__top">
          <p className="wizard__step">{stepText(place)}</p>
          {status}
          <ProgressBar percent={percentOf(place)} label={stepText(place)} />
        </div>
        <div className="wizard__title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className="muted measure">{lead}</p> : null}
        </div>
        {children}
      </main>
    </div>
  );
}

/** Kept between frames: signing up replaces the account page's frame by the wizard's. */
let seen: Place | null = null;

/** After Continue, Previous, Back or signing up, focus the new page's title; not on the first load. */
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
  return (
    <nav className="wizard__steps" aria-label="Steps of the application">
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
              {open ? <Link to={addressOf(index)}>{step.title}</Link> : <span>{step.title}</span>}
            </li>
          );
        })}
        <li aria-current={place === 'check' ? 'step' : undefined}>
          <span className="wizard__number" aria-hidden="true">
            ✓
          </span>
          <span>Check your answers</span>
        </li>
      </ol>
    </nav>
  );
}
