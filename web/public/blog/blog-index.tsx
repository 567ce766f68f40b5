import { useLoaderData } from 'react-router';
import { blogTexts } from '../../../content/blog.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage } from '../parts/public-page.tsx';
import { ArticleFacts, ArticleList } from './article-cards.tsx';
import { cards } from './articles.server.ts';
import { BlogFrame } from './blog-frame.tsx';

export const loader = () => ({ all: cards });
export const meta = () => pageMeta({ ...blogTexts.index, path: '/blog' });

export default function BlogIndex() {
  const { all } = useLoaderData<typeof loader>();
  const [featured, ...others] = all;
  return (
    <PublicPage
      title={blogTexts.index.title}
      lead={
        <>
          <p>{blogTexts.index.lead}</p>
          <p>
            <a href="#articles">Browse Articles</a>
          </p>
        </>
      }
    >
      <BlogFrame all={all} current={null}>
        {featured ? (
          <article className="blog__featured">
            <ArticleFacts card={featured} />
            <h2>
              <a href={`/blog/${featured.slug}`}>{featured.title}</a>
            </h2>
            <p>{featured.excerpt}</p>
          </article>
        ) : null}
        <ArticleList cards={others} />
      </BlogFrame>
    </PublicPage>
  );
}
