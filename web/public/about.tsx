import { aboutFigures, aboutPage, compliance, entries, story, values, work } from '../../content/about.ts';
import './about.css';
import { Figures, namesOf } from './parts/figures.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section } from './parts/public-page.tsx';
import { Where } from './parts/where.tsx';

export const meta = () => pageMeta({ ...aboutPage.meta, path: '/about' });

export default function About() {
  return (
    <PublicPage
      title={aboutPage.title}
      lead={aboutPage.lead.map((text) => (
        <p key={text}>{text}</p>
      ))}
    >
      <Where of={namesOf(aboutFigures)}>
        <section aria-labelledby="figures">
          <h2 id="figures" className="visually-hidden">
            {aboutPage.figuresTitle}
          </h2>
          <Figures claims={aboutFigures} />
        </section>
      </Where>
      <Section id="story" title={story.title}>
        {story.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Section>
      <Section id="work" title={work.title} aside={work.aside}>
        <WhoDoesWhat />
      </Section>
      {entries.map(({ id, title, paragraphs, list, link }) => (
        <Section key={id} id={id} title={title}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {list.length > 0 ? (
            <ul className="rule-list">
              {list.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : null}
          <p>
            <a href={link.to}>{link.label}</a>
          </p>
        </Section>
      ))}
      <Section id="values" title={values.title}>
        <div className="about__values">
          {values.items.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section id="compliance" title={compliance.title} aside={compliance.aside}>
        <ul className="rule-list">
          {compliance.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
    </PublicPage>
  );
}

function WhoDoesWhat() {
  return (
    <table className="plain-table about__work">
      <caption>{work.caption}</caption>
      <thead>
        <tr>
          {work.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {work.rows.map(([part, who, held]) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td>{who}</td>
            <td>{held}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
