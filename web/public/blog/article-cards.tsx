import { blogCategories } from '../../../content/blog.ts';
import type { ArticleCard } from './articles.server.ts';

/** `March 4, 2025` from `YYYY-MM-DD`. */
export function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

export function categoryPath(name: string): string {
  const found = blogCategories.find((category) => category.name === name);
  return found ? `/blog/category/${found.slug}` : '/blog';
}

/** An article's date, read time and category on one line. */
export function ArticleFacts({ card }: { card: ArticleCard }) {
  return (
    <p className="article-facts">
      <span className="tag">{card.category}</span> <time dateTime={card.date}>{longDate(card.date)}</time>{' '}
      <span>{card.readMinutes} min read</span>
    </p>
  );
}

/** Articles as a ruled list; `more` adds the Read More link of the Related Articles block. */
export function ArticleList({
  cards,
  level = 3,
  more = false,
}: {
  cards: readonly ArticleCard[];
  level?: 2 | 3;
  more?: boolean;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul role="list" className="article-list">
      {cards.map((card) => (
        <li key={card.slug}>
          <ArticleFacts card={card} />
          <Heading>
            <a href={`/blog/${card.slug}`}>{card.title}</a>
          </Heading>
          <p>{card.excerpt}</p>
          {more ? (
            <p>
              <a href={`/blog/${card.slug}`}>
                Read More<span className="visually-hidden">: {card.title}</span>
              </a>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
