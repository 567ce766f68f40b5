import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import shareScript from 'virtual:enhance/share';
import { blogTexts } from '../../../content/blog.ts';
import { publicOriginPlaceholder as origin } from '../../../content/origin.ts';
import { site } from '../../../content/site.ts';
import { Enhance } from '../parts/enhance.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage } from '../parts/public-page.tsx';
import { ArticleList, categoryPath, longDate } from './article-cards.tsx';
import { articles, cards, type Article as ArticleShape, type ArticleCard } from './articles.server.ts';
import './blog.css';

type Loaded = { article: ArticleShape | null; related: readonly ArticleCard[] };

export const loader = ({ params }: LoaderFunctionArgs): Loaded => ({
  article: articles.find((each) => each.slug === params['id']) ?? null,
  related: cards.filter((each) => each.slug !== params['id']).slice(0, 2),
});

export const meta = ({ loaderData }: { loaderData?: Loaded }) => {
  const article = loaderData?.article;
  if (!article) return [{ title: `Article Not Found · ${site.name}` }, { name: 'robots', content: 'noindex' }];
  const path = `/blog/${article.slug}`;
  return pageMeta({
    title: article.title,
    description: article.description,
    path,
    above: [{ to: '/blog', label: 'Blog' }],
    article: { published: article.date, modified: article.reviewed },
    data: [
      {
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        datePublished: article.date,
        dateModified: article.reviewed,
        author: { '@type': 'Organization', name: `${site.name}, ${article.author}` },
        publisher: { '@id': `${origin}/#organization` },
        mainEntityOfPage: `${origin}${path}`,
        image: `${origin}/og${path}.png`,
        articleSection: article.category,
        inLanguage: 'en-US',
      },
    ],
  });
};

export default function Article() {
  const { article, related } = useLoaderData<typeof loader>();
  if (!article) return <ArticleNotFound />;
  return (
    <PublicPage
      title={article.title}
      lead={<p>{article.excerpt}</p>}
      above={[
        { to: '/blog', label: 'Blog' },
        { to: categoryPath(article.category), label: article.category },
      ]}
    >
      <div className="article">
        <aside className="article__side" aria-label="About this article">
          <p>
            <a href="/blog">Back to the blog</a>
          </p>
          <p>
            <span className="tag">{article.category}</span>
          </p>
          <p>
            {article.author}
            <br />
            <time dateTime={article.date}>{longDate(article.date)}</time>
            <br />
            {article.readMinutes} min read
          </p>
          <p>
            Reviewed <time dateTime={article.reviewed}>{longDate(article.reviewed)}</time>
          </p>
          <p className="no-print">
            <button type="button" className="button button--secondary button--small" data-share hidden>
              Share
            </button>
          </p>
          <nav aria-label="In this article" className="article__contents no-print">
            <p>In this article</p>
            <ol role="list">
              {article.contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        <div className="article__main">
          <section aria-labelledby="in-short" className="article__short">
            <h2 id="in-short">In short</h2>
            <ul>
              {article.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          <div className="article__body" dangerouslySetInnerHTML={{ __html: article.html }} />
        </div>
      </div>
      <p className="button-row no-print">
        <a className="button button--primary" href="/apply">
          {blogTexts.reviewLabel}
        </a>
        <button type="button" className="button button--secondary" data-share hidden>
          Share Article
        </button>
      </p>
      <section aria-labelledby="related" className="no-print related">
        <h2 id="related">Related Articles</h2>
        <ArticleList cards={related} more />
      </section>
      <Enhance code={shareScript} />
    </PublicPage>
  );
}

function ArticleNotFound() {
  return (
    <PublicPage
      title="Article Not Found"
      lead={
        <>
          <p>The article you are looking for does not exist.</p>
          <p>
            <a href="/blog">Back to the blog</a>
          </p>
        </>
      }
    >
      {null}
    </PublicPage>
  );
}
