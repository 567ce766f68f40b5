import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { blogCategories } from '../../../content/blog.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage } from '../parts/public-page.tsx';
import { ArticleList } from './article-cards.tsx';
import { cards } from './articles.server.ts';
import { BlogFrame } from './blog-frame.tsx';

const above = [{ to: '/blog', label: 'Blog' }];
const categoryOf = (slug: string | undefined) => blogCategories.find((each) => each.slug === slug) ?? blogCategories[0];

export const loader = ({ params }: LoaderFunctionArgs) => ({ all: cards, slug: categoryOf(params['category']).slug });

export const meta = ({ params }: { params: { category?: string } }) => {
  const { slug, name, description } = categoryOf(params.category);
  return pageMeta({ title: `${name}: articles`, description, path: `/blog/category/${slug}`, above });
};

export default function BlogCategory() {
  const { all, slug } = useLoaderData<typeof loader>();
  const { name, description } = categoryOf(slug);
  return (
    <PublicPage title={name} lead={<p>{description}</p>} above={above}>
      <BlogFrame all={all} current={slug}>
        <ArticleList cards={all.filter((card) => card.category === name)} level={2} />
      </BlogFrame>
    </PublicPage>
  );
}
