import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { site } from '../../../../content/site.ts';
import { steps } from '../../../../domain/intake/steps.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import '../../../apply/apply.css';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { Skeletons } from '../../../ui/feedback.tsx';
import { CaseShell } from '../frame/case-shell.tsx';
import type { CaseAnswers, CaseDetail } from '../frame/case-types.ts';
import { DetailsOverview } from './details-overview.tsx';
import { DetailsStep } from './details-step.tsx';
import './details.css';
import { LoadFailed } from '../frame/load-failed.tsx';
import { useDetailsEdit } from './use-details-edit.ts';
import { useLanguage } from '../../../language/language.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Details · ${site.name}` }];

export default function DetailsRoute() {
  return <CaseShell page="Details">{(theCase) => <Details theCase={theCase} />}</CaseShell>;
}

/** A case's application: all answers, and one step at a time to complete or correct them. */
function Details({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const query = useQuery({
    ...orpc.cases.getAnswers.queryOptions({ input: { id: theCase.id } }),
    refetchOnWindowFocus: false,
  });
  if (query.data) return <Opened theCase={theCase} given={query.data} />;
  return (
    <>
      <h1>{t('Application details')}</h1>
      {query.isPending ? (
        <Skeletons rows={4} height="6rem" label="Loading your answers…" />
      ) : (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      )}
    </>
  );
}

function Opened({ theCase, given }: { theCase: CaseDetail; given: CaseAnswers }) {
  const editing = useDetailsEdit(theCase.id, given);
  const [search] = useSearchParams();
  const wanted = steps.find((step, index) => index > 0 && step.key !== 'documents' && step.key === search.get('step'));
  return wanted && given.editable ? (
    <DetailsStep key={wanted.key} theCase={theCase} step={wanted} editing={editing} hasEin={given.has_ein} />
  ) : (
    <DetailsOverview theCase={theCase} given={given} editing={editing} />
  );
}
