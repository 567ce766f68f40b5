import { faqClaims } from '../../content/claims.ts';
import { faqItems, faqPage } from '../../content/faq.ts';
import { ClosingWithContact } from './closing-with-contact.tsx';
import { faqData, FaqList } from './parts/faq-list.tsx';
import { Figures } from './parts/figures.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { Section } from './parts/public-page.tsx';
import { SiteFooter } from './parts/site-footer.tsx';
import { SiteHeader } from './parts/site-header.tsx';

export const meta = () => pageMeta({ ...faqPage.meta, path: '/faq', data: [faqData(faqItems)] });

/** Has its own frame because its closing block has two buttons (spec, section 2). */
export default function Faq() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="page public">
        <div className="public__head">
          <h1>{faqPage.title}</h1>
          <p className="public__lead">{faqPage.lead}</p>
        </div>
        <Figures claims={Object.values(faqClaims)} />
        <Section id="questions" title={faqPage.sectionTitle}>
          <FaqList items={faqItems} name="faq" />
        </Section>
        <ClosingWithContact {...faqPage.closing} />
      </main>
      <SiteFooter />
    </>
  );
}
