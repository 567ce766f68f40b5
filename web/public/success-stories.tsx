import { sampleNote, stories, storiesPage, storyFigures, type SuccessStory } from '../../content/stories.ts';
import { feeFor, feePercentFor } from '../../domain/money/fee.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { Figures, namesOf } from './parts/figures.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section, StartLink } from './parts/public-page.tsx';
import { Where } from './parts/where.tsx';
import './success-stories.css';

export const meta = () => pageMeta({ ...storiesPage.meta, path: '/success-stories', where: 'stories' });

const { labels } = storiesPage;

export default function SuccessStories() {
  const { none } = storiesPage;
  return (
    <PublicPage
      title={storiesPage.title}
      lead={
        <p>
          <Where of="stories" otherwise={none.lead}>
            {storiesPage.lead}
          </Where>
        </p>
      }
    >
      <Where of={namesOf(storyFigures)}>
        <section aria-labelledby="figures">
          <h2 id="figures" className="visually-hidden">
            {storiesPage.figuresTitle}
          </h2>
          <Figures claims={storyFigures} />
        </section>
      </Where>
      <Where of="stories" otherwise={<NoStories />}>
        <Stories />
      </Where>
    </PublicPage>
  );
}

function Stories() {
  return (
    <Section
      id="cases"
      title={storiesPage.listTitle}
      aside={
        <Where of="demo">
          <p className="stories__note">{sampleNote}</p>
        </Where>
      }
    >
      <ol role="list" className="stories">
        {stories.map((story, index) => (
          <Where key={story.id} of={story.origin.sample ? 'demo' : 'stories'}>
            <li id={story.id}>
              <Story story={story} number={index + 1} />
            </li>
          </Where>
        ))}
      </ol>
      <p>{storiesPage.contact.text}</p>
      <p className="button-row no-print">
        <StartLink />
        <a className="button button--secondary" href="/contact">
          {storiesPage.contact.label}
        </a>
      </p>
    </Section>
  );
}

function NoStories() {
  const { text, links } = storiesPage.none;
  return (
    <Section id="cases" title={storiesPage.listTitle}>
      <p>{text}</p>
      {links.map(({ to, label }) => (
        <p key={to}>
          <a href={to}>{label}</a>
        </p>
      ))}
    </Section>
  );
}

function Story({ story, number }: { story: SuccessStory; number: number }) {
  const percent = feePercentFor(story.amount);
  const fee = feeFor(story.returned, percent);
  const facts = [
    [labels.industry, story.industry],
    [labels.processor, story.processor],
    [labels.timeframe, story.timeframe],
    [labels.fee, story.returned === 0 ? labels.noFee : `${percent}%, ${formatCents(fee, 'short')}`],
  ] as const;
  return (
    <article className="stories__case" aria-labelledby={`${story.id}-name`}>
      {story.origin.sample ? (
        <p className="stories__sample">
          {labels.sample} {number}
        </p>
      ) : null}
      <h3 id={`${story.id}-name`}>{story.businessName}</h3>
      <dl className="stories__facts">
        {facts.map(([what, fact]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="stories__text">
        <HeldBar held={story.amount} returned={story.returned} />
        <p>{story.description}</p>
        <p>
          <strong>{labels.outcome}</strong> {story.outcome}
        </p>
      </div>
    </article>
  );
}

/** The amount held as a bar: the part recovered and the part not. The text beside it says the same. */
function HeldBar({ held, returned }: { held: number; returned: number }) {
  const kept = held - returned;
  return (
    <div className="stories__money">
      <p>
        <span className="money">{formatCents(held, 'short')}</span> {labels.held}
      </p>
      <svg className="stories__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="stories__back" width={(returned / held) * 100} height="10" />
        {Array.from({ length: kept > 0 ? 50 : 0 }, (_, index) => index * 2)
          .filter((x) => x >= (returned / held) * 100)
          .map((x) => (
            <rect key={x} className="stories__kept" x={x} width="1" height="10" />
          ))}
      </svg>
      <p className="stories__parts">
        <span className="stories__part--back">
          <span className="money">{formatCents(returned, 'short')}</span> {labels.returned}
        </span>
        {kept > 0 ? (
          <span className="stories__part--kept">
            <span className="money">{formatCents(kept, 'short')}</span> {labels.kept}
          </span>
        ) : null}
      </p>
    </div>
  );
}
