import { aiPage } from '../../content/how-we-use-ai.ts';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section } from './parts/public-page.tsx';
import { Where } from './parts/where.tsx';

export const meta = () => pageMeta({ ...aiPage.meta, path: '/how-we-use-ai', where: 'ai-sends' });

export default function HowWeUseAi() {
  const { does, sent, never } = aiPage;
  return (
    <PublicPage title={aiPage.title} lead={<p>{aiPage.lead}</p>}>
      <Where of="ai-sends">
        <Section id="does" title={does.title}>
          <Where of={does.items.map(({ of }) => of)} otherwise={<p>{does.none}</p>}>
            <ul>
              {does.items.map(({ of, text }) => (
                <Where key={of} of={of}>
                  <li>{text}</li>
                </Where>
              ))}
            </ul>
          </Where>
        </Section>
        <Section id="sent" title={sent.title}>
          {sent.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Section>
        <Section id="never" title={never.title}>
          <ul>
            {never.items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
      </Where>
    </PublicPage>
  );
}
