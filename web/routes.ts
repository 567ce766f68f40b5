import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the product in one table; `paths.ts` holds the same patterns for the server. */
export default [
  index('public/home.tsx'),
  route('thank-you', 'thank-you/thank-you.tsx'),
  route('not-found', 'public/not-found.tsx', { id: 'not-found-page' }),

  route('auth', 'auth/auth.tsx'),
  route('apply', 'apply/apply.tsx'),
  route('dashboard', 'dashboard/dashboard.tsx'),

  route('admin/auth', 'auth/admin-auth.tsx'),
  route('admin', 'admin/admin.tsx'),
  route('admin/cases/:id', 'admin/case.tsx'),
  route('admin/users', 'admin/users.tsx'),

  route('attorney', 'attorney/queue.tsx'),
  route('attorney/letters/:id', 'attorney/letter.tsx'),

  route('*', 'public/not-found.tsx'),
] satisfies RouteConfig;
