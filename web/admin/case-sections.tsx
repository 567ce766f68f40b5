import { useEffect, useState, type ReactNode } from 'react';

type Section = { id: string; title: string; count?: number; content: ReactNode };

/** Sections one below another with a list of them that stays in view; each has an address (#letters). */
export function CaseSections({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections.map((section) => section.id).join(' '));
  return (
    <div className="case-body">
      <nav className="case-nav no-print" aria-label="Sections of the case">
        <ul role="list">
          {sections.map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
                {title}
                {count === undefined ? null : <span className="tabs__count">{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="case-sections">
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} className="case-section" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The section that is being read: the last one whose head has passed the upper part of the window. */
function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(ids.split(' ')[0] ?? null);
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // The case arrives after the page, so the browser could not follow the address's hash by itself.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target.id);
        const first = elements.find((element) => inView.has(element.id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-15% 0px -55% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
