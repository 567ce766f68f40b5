import { papers } from 'virtual:papers-to-read';
import { papersToReadPages, type PaperPage } from '../../../content/papers-to-read.ts';
import { PaperText } from '../../ui/paper-text.tsx';
import { FoldedSection, PublicPage } from '../parts/public-page.tsx';
import { Where } from '../parts/where.tsx';
import './legal-page.css';

/** A paper that a client signs, to be read before signing up, by who charges the client here. */
export function PaperToRead({ of }: { of: PaperPage }) {
  const { title, lead, other, spanish } = papersToReadPages[of];
  return (
    <PublicPage title={title} lead={<p>{lead}</p>}>
      <div className="legal__text legal__paper">
        <Where of="firm-charges" otherwise={<PaperText text={papers.service[of].text} label={title} title={false} />}>
          <PaperText text={papers.firm[of].text} label={title} title={false} />
        </Where>
      </div>
      <p>
        <a href={other.to}>{other.label}</a>
      </p>
      <FoldedSection id="es" title={<span lang="es">{spanish}</span>}>
        <div className="legal__text legal__paper">
          <Where
            of="firm-charges"
            otherwise={<PaperText text={papers.service[of].spanish} label={spanish} lang="es" title={false} />}
          >
            <PaperText text={papers.firm[of].spanish} label={spanish} lang="es" title={false} />
          </Where>
        </div>
      </FoldedSection>
    </PublicPage>
  );
}
