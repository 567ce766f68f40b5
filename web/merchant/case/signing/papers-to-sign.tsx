import { useQuery } from '@tanstack/react-query';
import { isEnclosed, paperRow } from '../../../../domain/papers/kinds.ts';
import { signAddress } from '../../../papers/sign-address.ts';
import { papersQuery } from '../../../papers/use-papers.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { CaseDetail } from '../frame/case-types.ts';
import { useLanguage } from '../../../language/language.ts';

/**
 * What the agreement requires the merchant to sign now, and an offer that they may make. Renders nothing if there is
 * neither.
 */
export function PapersToSign({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { data } = useQuery(papersQuery(theCase.id));
  const papers = (data?.items ?? []).filter(({ kind, may }) => may.sign && isEnclosed(kind));
  const asked = papers.filter(({ kind }) => !paperRow(kind).optional);
  const offer = papers.find(({ kind }) => paperRow(kind).optional);
  return (
    <>
      {asked.length > 0 ? (
        <section className="next" aria-labelledby="papers-to-sign">
          <h2 id="papers-to-sign">{t('Your signature makes the letter count')}</h2>
          <p className="measure">
            {t(
              'The agreement asks you to sign this yourself. Without it the letter is a demand, and the agreement’s waiting period does not begin.',
            )}
          </p>
          <div className="button-row">
            {asked.map((paper) => (
              <LinkButton key={paper.kind} to={signAddress(theCase.id, paper.kind)} variant="secondary">
                {t('Read and sign: {title}', { title: t(paper.title) })}
              </LinkButton>
            ))}
          </div>
        </section>
      ) : null}
      {offer ? (
        <section className="next" aria-labelledby="offer-to-sign">
          <h2 id="offer-to-sign">{t('An offer, if you choose to make one')}</h2>
          <p className="measure">
            {t(
              'Your attorney proposes terms on which you could settle. Nothing is offered in your name unless you sign them, and the letter goes out without them if you do not.',
            )}
          </p>
          <div className="button-row">
            <LinkButton to={signAddress(theCase.id, offer.kind)} variant="secondary">
              {t('Read the offer of compromise')}
            </LinkButton>
          </div>
        </section>
      ) : null}
    </>
  );
}
