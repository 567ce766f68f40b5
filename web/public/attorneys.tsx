import {
  approvalExample,
  attorneys,
  attorneysPage,
  review,
  sampleProfileNote,
  type AttorneyProfile,
} from '../../content/attorneys.ts';
import './attorneys.css';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section } from './parts/public-page.tsx';
import { Steps } from './parts/steps.tsx';
import { Where } from './parts/where.tsx';
import { BarLookup } from '../ui/bar-lookup.tsx';

export const meta = () => pageMeta({ ...attorneysPage.meta, path: '/attorneys' });

const { labels } = attorneysPage;

export default function Attorneys() {
  return (
    <PublicPage title={attorneysPage.title} lead={<p>{attorneysPage.lead}</p>}>
      <Section id="review" title={review.title} aside={review.aside}>
        <Steps items={review.steps} />
        <Where of="demo">
          <ApprovalExample />
        </Where>
      </Section>
      <Section
        id="directory"
        title={attorneysPage.directoryTitle}
        aside={
          <Where of="demo">
            <p className="attorneys__note">{sampleProfileNote}</p>
          </Where>
        }
      >
        <Where of="people" otherwise={<p>{attorneysPage.none}</p>}>
          <ul role="list" className="attorneys">
            {attorneys.map((profile) => (
              <Where key={profile.id} of={profile.origin.sample ? 'demo' : 'people'}>
                <li id={profile.id}>
                  <Profile profile={profile} />
                </li>
              </Where>
            ))}
          </ul>
        </Where>
      </Section>
    </PublicPage>
  );
}

function Profile({ profile }: { profile: AttorneyProfile }) {
  const facts = [
    [labels.location, profile.location],
    [
      labels.bar,
      <>
        {profile.bar_number ?? labels.noBar} (<BarLookup state={profile.location} />)
      </>,
    ],
    [labels.education, profile.education],
    [labels.experience, profile.experience],
    [labels.specialties, profile.specialties.join('; ')],
  ] as const;
  return (
    <article className="attorneys__profile" aria-labelledby={`${profile.id}-name`}>
      <div className="attorneys__who">
        {profile.origin.sample ? <p className="attorneys__sample">{labels.sample}</p> : null}
        <h3 id={`${profile.id}-name`}>{profile.name}</h3>
        <p>{profile.title}</p>
        {profile.rating ? <Stars rating={profile.rating} /> : null}
      </div>
      <div className="attorneys__what">
        <p>{profile.description}</p>
        <dl>
          {facts.map(([what, fact]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

const star = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z';

function Stars({ rating }: { rating: number }) {
  return (
    <svg className="attorneys__stars" viewBox="0 0 100 20" role="img" aria-label={`Rated ${rating} of 5 stars`}>
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * 20} 0)`}
          className={index < rating ? 'attorneys__star--full' : undefined}
        />
      ))}
    </svg>
  );
}

/** The same hash in three places shows that the file that was sent is the file that was approved. */
function ApprovalExample() {
  const { caption, columns, entries, version, hash } = approvalExample;
  return (
    <table className="plain-table attorneys__record">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry}>
            <th scope="row">{entry}</th>
            <td>{version}</td>
            <td className="mono">{hash}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
