import { publicOriginPlaceholder as origin } from '../../../content/origin.ts';
import { where } from '../../../content/marks.ts';
import { disclaimer, site } from '../../../content/site.ts';

export type Crumb = { to: string; label: string };

type PageFacts = {
  /** Without the product's name, which is appended. At most 60 characters with it. */
  title: string;
  /** Shown by search engines: 70 to 160 characters. */
  description: string;
  /** The page's own path, such as `/pricing`. */
  path: string;
  /** Parent pages, without home and the page itself. */
  above?: readonly Crumb[];
  /** Additional JSON-LD nodes for this page, without `@context`. */
  data?: readonly object[];
  article?: { published: string; modified: string };
  /** Of the page itself; English by default. */
  language?: 'es';
  /** Search engines read the page where this is kept (content/marks.ts); without it, everywhere. */
  where?: string;
};

/** Title, description, canonical URL, Open Graph and JSON-LD of a public page. */
export function pageMeta({
  title,
  description,
  path,
  above = [],
  data = [],
  article,
  language,
  where: kept,
}: PageFacts) {
  const url = `${origin}${path === '/' ? '/' : path}`;
  const full = path === '/' ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const image = `${origin}/og${path === '/' ? '/home' : path}.png`;
  const og: [string, string][] = [
    ['og:title', title.charAt(0).toUpperCase() + title.slice(1)],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', site.name],
    ['og:type', article ? 'article' : 'website'],
    ['og:locale', language === 'es' ? 'es_US' : 'en_US'],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  if (article) og.push(['article:published_time', article.published], ['article:modified_time', article.modified]);
  return [
    { title: full },
    { name: 'description', content: description },
    ...(kept ? [{ name: 'robots', content: where(kept, 'all', 'noindex') }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(path === '/' || path === '/es' ? inBothLanguages : []),
    ...og.map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          organization,
          ...(path === '/' ? [] : [breadcrumbs([...above, { to: path, label: title }])]),
          ...data,
        ],
      },
    },
  ];
}

/** The two pages that say the same, each in its language. */
const inBothLanguages = [
  ['en', '/'],
  ['es', '/es'],
  ['x-default', '/'],
].map(([hrefLang, path]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: `${origin}${path}` }));

const organization = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  description: disclaimer,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: site.email,
    telephone: site.phone,
    areaServed: 'US',
  },
};

function breadcrumbs(trail: readonly Crumb[]) {
  const all = [{ to: '/', label: 'Home' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: `${origin}${crumb.to}`,
    })),
  };
}
