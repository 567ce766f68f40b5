import { heroLetter } from '../../content/home.ts';
import { sampleHead, sampleParts } from '../../content/sample-letter.ts';
import { Marked } from './sample-letter.tsx';
import './hero-letter.css';

const { firm, firmLines, dated, addressee, references, title } = sampleHead;
/** The references that a note explains, by the note's number. */
const noted: Record<string, number> = { 'Amount withheld': 1, 'Held since': 2 };
const opening = sampleParts[0]?.blocks[0];

/**
 * The first page of the sample letter, drawn for the hero with its certified-mail card and the days of the hold. Screen
 * readers get it as one image, because the letter's text comes further down the page.
 */
export function HeroLetter() {
  return (
    <figure className="hero-letter">
      <div role="img" aria-label={heroLetter.label} className="hero-letter__stage">
        <div aria-hidden="true" className="hero-letter__sheet">
          <p className="hero-letter__firm">
            <b>{firm}</b>
            <span>{firmLines[0]}</span>
          </p>
          <p className="hero-letter__to">
            <span>{dated}</span>
            {addressee.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
          <p className="hero-letter__title">{title}</p>
          <dl>
            {references
              .filter(([label]) => noted[label] !== undefined)
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <span className="sample__mark">{value}</span>
                    <sup>{noted[label]}</sup>
                  </dd>
                </div>
              ))}
          </dl>
          {opening?.kind === 'paragraph' ? (
            <p>
              <Marked text={opening.text} number={3} />
            </p>
          ) : null}
          <ol className="hero-letter__notes">
            {heroLetter.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </div>
        <div aria-hidden="true" className="hero-letter__card">
          <b>{heroLetter.card.title}</b>
          <span>{heroLetter.card.text}</span>
          <Bars />
        </div>
      </div>
      <HoldBar />
      <figcaption className="muted small">
        {heroLetter.caption} <a href="#letter">{heroLetter.link}</a>
      </figcaption>
    </figure>
  );
}

/** The widths of the bars of a decorative barcode. */
const bars = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2, 1, 3, 1, 1, 2, 1, 2, 3, 1, 2, 1, 1, 3, 2, 1];

function Bars() {
  const starts = bars.map((_, index) => bars.slice(0, index).reduce((sum, width) => sum + width + 1.5, 0));
  return (
    <svg viewBox="0 0 90 12" preserveAspectRatio="none">
      {bars.map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- bars have no identity beyond their position
        <rect key={index} x={starts[index]} width={width} height="12" />
      ))}
    </svg>
  );
}

/** The days of the sample's hold: light while disputes could still come in, dark afterward. */
function HoldBar() {
  const { from, window, to, days, windowDays } = heroLetter.hold;
  const end = (windowDays / days) * 100;
  return (
    <div className="hero-letter__hold" aria-hidden="true">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect className="hero-letter__after" width="100" height="6" />
        <rect className="hero-letter__window" width={end} height="6" />
      </svg>
      <p className="small">
        <span>{from}</span>
        <span>{window}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
