import { blogCategories } from '../../content/blog.ts';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage } from './parts/public-page.tsx';
import './search.css';

export const meta = () =>
  pageMeta({
    title: 'Search',
    description:
      'Search the articles, the guides and the questions about held payouts, reserves, account limitations and demand letters.',
    path: '/search',
  });

/**
 * The form asks the server, which renders the results into `#results` (server/site/search-page.ts). It works without
 * script.
 */
export default function Search() {
  return (
    <PublicPage title="Search" lead={<p>Articles, guides and questions.</p>}>
      <form action="/search" method="get" role="search" className="search no-print">
        <label htmlFor="q">What are you looking for?</label>
        <div>
          <input id="q" className="input" type="search" name="q" defaultValue="" maxLength={100} required />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </div>
      </form>
      <div id="results" className="results">
        <p>Or begin with a subject:</p>
        <ul>
          {blogCategories.map(({ slug, name, description }) => (
            <li key={slug}>
              <a href={`/blog/category/${slug}`}>{name}</a>. {description}
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  );
}
