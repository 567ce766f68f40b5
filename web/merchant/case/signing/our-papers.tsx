import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PaperKind } from '../../../../domain/papers/kinds.ts';
import { useLanguage } from '../../../language/language.ts';
import { signAddress } from '../../../papers/sign-address.ts';
import { papersQuery } from '../../../papers/use-papers.ts';

const ours: readonly PaperKind[] = ['fee_agreement', 'engagement', 'closing_letter', 'closing_statement'];

/** What is signed with us and with the attorney, none of which goes to the processor, each with where it stands. */
export function OurPapers({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const { data } = useQuery(papersQuery(caseId));
  const papers = ours.flatMap((kind) => data?.items.filter((each) => each.kind === kind) ?? []);
  if (papers.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="ours-title">
      <h2 id="ours-title">{t('Your agreements with us and with your attorney')}</h2>
      <ul role="list" className="case-files">
        {papers.map(({ kind, title, in_force: inForce, signatures, owed }) => (
          <li key={kind}>
            <Link to={signAddress(caseId, kind)}>{t(title)}</Link>
            <span className="muted small">
              {t(
                inForce
                  ? 'Signed. Read it again or print it.'
                  : signatures.length > 0
                    ? 'Signed by you. Your attorney signs next.'
                    : owed
                      ? 'Not signed yet.'
                      : 'Your attorney signs it next.',
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
