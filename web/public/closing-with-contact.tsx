import { StartLink } from './parts/public-page.tsx';

/** The closing call to action of pages that offer both the review and contact with the team (spec, FAQ). */
export function ClosingWithContact({ title, text }: { title: string; text: string }) {
  return (
    <section className="closing no-print" aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <p>{text}</p>
      <p className="button-row">
        <StartLink />
        <a className="button button--secondary" href="/contact">
          Contact Our Team
        </a>
      </p>
    </section>
  );
}
