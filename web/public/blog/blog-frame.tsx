import type { ReactNode } from 'react';
import newsletterScript from 'virtual:enhance/contact-form';
import { blogCategories } from '../../../content/blog.ts';
import { blogClaims } from '../../../content/claims.ts';
import { confirmationSent } from '../../../domain/inquiries/inquiry.ts';
import { Enhance } from '../parts/enhance.tsx';
import { Figure, Figures, namesOf } from '../parts/figures.tsx';
import { Where } from '../parts/where.tsx';
import type { ArticleCard } from './articles.server.ts';
import './blog.css';

const { readers, ...recoveryClaims } = blogClaims;
const recovery = Object.values(recoveryClaims);

/**
 * The blog's two columns: articles on one side; categories, figures and the newsletter on the other. `current` is a
 * category's slug.
 */
export function BlogFrame({
  all,
  current,
  children,
}: {
  all: readonly ArticleCard[];
  current: string | null;
  children: ReactNode;
}) {
  return (
    <div className="blog">
      <div className="blog__main" id="articles">
        {children}
      </div>
      <div className="blog__side">
        <Categories all={all} current={current} />
        <Where of={namesOf(recovery)}>
          <section aria-labelledby="recovery-stats">
            <h2 id="recovery-stats">Recovery stats</h2>
            <Figures claims={recovery} />
          </section>
        </Where>
        <Newsletter />
      </div>
    </div>
  );
}

function Categories({ all, current }: { all: readonly ArticleCard[]; current: string | null }) {
  const entries = [
    { to: '/blog', slug: null, name: 'All Posts', count: all.length },
    ...blogCategories.map(({ slug, name }) => ({
      to: `/blog/category/${slug}`,
      slug,
      name,
      count: all.filter((card) => card.category === name).length,
    })),
  ];
  return (
    <nav aria-labelledby="categories">
      <h2 id="categories">Categories</h2>
      <ul role="list" className="blog__categories">
        {entries.map(({ to, slug, name, count }) => (
          <li key={to}>
            <a href={to} aria-current={slug === current ? 'page' : undefined}>
              {name} <span>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Newsletter() {
  return (
    <section aria-labelledby="newsletter" className="no-print">
      <h2 id="newsletter">Newsletter</h2>
      <p>
        <Where of={readers.name}>
          <Figure claim={readers} /> merchants read it.{' '}
        </Where>
        New articles by email, nothing else; unsubscribe with one click.
      </p>
      <p id="subscribed" className="blog__subscribed" role="status">
        <strong>{confirmationSent.title}</strong> {confirmationSent.description}
      </p>
      <form
        method="post"
        action="/api/newsletter"
        className="blog__newsletter"
        data-send
        data-sent-title={confirmationSent.title}
        data-sent-text={confirmationSent.description}
      >
        <label htmlFor="newsletter-email">Email</label>
        <input
          id="newsletter-email"
          className="input"
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
        <div className="honeypot" aria-hidden="true">
          <label>
            Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <button type="submit" className="button button--secondary">
          Subscribe
        </button>
      </form>
      <Enhance code={newsletterScript} />
    </section>
  );
}
