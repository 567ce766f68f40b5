import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the product in one table; `paths.ts` holds the same patterns for the server. */
export default [
  index('public/home.tsx'),
  route('how-it-works', 'public/how-it-works.tsx'),
  route('pricing', 'public/pricing.tsx'),
  route('faq', 'public/faq.tsx'),
  route('about', 'public/about.tsx'),
  route('contact', 'public/contact.tsx'),
  route('blog', 'public/blog/blog-index.tsx'),
  route('blog/category/:category', 'public/blog/blog-category.tsx'),
  route('blog/:id', 'public/blog/article.tsx'),
  route('processors', 'public/processors/processors.tsx'),
  route('processors/:id', 'public/processors/processor.tsx'),
  route('processor-comparison', 'public/processors/processor-comparison.tsx'),
  route('success-stories', 'public/success-stories.tsx'),
  route('attorneys', 'public/attorneys.tsx'),
  route('complaints', 'public/guides/complaints.tsx'),
  route('merchant-rights', 'public/guides/merchant-rights.tsx'),
  route('template-letter', 'public/letters/template-letter.tsx'),
  route('terms', 'public/legal/terms.tsx'),
  route('privacy', 'public/legal/privacy.tsx'),
  route('disclaimer', 'public/legal/disclaimer.tsx'),
  route('search', 'public/search.tsx'),
  route('thank-you', 'thank-you/thank-you.tsx'),
  route('not-found', 'public/not-found.tsx', { id: 'not-found-page' }),

  route('auth', 'auth/auth.tsx'),
  route('apply', 'apply/apply.tsx'),
  route('dashboard', 'dashboard/dashboard.tsx'),

  route('admin/auth', 'auth/admin-auth.tsx'),
  route('admin', 'admin/admin.tsx'),
  route('admin/cases/:id', 'admin/case.tsx'),
  route('admin/users', 'admin/users.tsx'),
  route('admin/inquiries', 'admin/inquiries.tsx'),

  route('attorney', 'attorney/queue.tsx'),
  route('attorney/letters/:id', 'attorney/letter.tsx'),

  route('*', 'public/not-found.tsx'),
] satisfies RouteConfig;
