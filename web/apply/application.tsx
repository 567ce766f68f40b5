import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Draft } from '../../contract/application.ts';
import type { Me } from '../../contract/people.ts';
import { messageOf } from '../api/api-error.ts';
import { useLanguage } from '../language/language.ts';
import { Spinner } from '../ui/feedback.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { leaveForThanks } from './leave-for-thanks.ts';
import { placeFrom } from './step-address.ts';
import type { Submitted } from './submission.ts';
import { useDraftKeeper, useDraftState, useOpenDraft } from './use-draft.ts';
import { Wizard } from './wizard.tsx';

const SubmittedElsewhere = lazyPart(() => import('./submitted-elsewhere.tsx'), <Spinner page />);

/** Loaded once somebody is signed in: their application, from the draft to the case. */
export default function Application({ me }: { me: Me }) {
  const opened = useOpenDraft(me);
  if (opened.isPending) return <Spinner page label="Opening your application…" />;
  if (opened.isError)
    return (
      <Unavailable
        message={messageOf(opened.error, 'Your application could not be opened.')}
        retry={() => void opened.refetch()}
      />
    );
  const { draft, submitted } = opened.data;
  if (submitted) return <AlreadySubmitted submitted={submitted} />;
  return <Opened me={me} draft={draft} />;
}

function AlreadySubmitted({ submitted }: { submitted: Submitted }) {
  const { t } = useLanguage();
  useEffect(() => leaveForThanks(submitted, 'known', t), [submitted, t]);
  return <Spinner page label="Your application is in…" />;
}

/** With a session on load, the wizard starts at step 1 or where the draft was left off (spec, section 2). */
function Opened({ me, draft }: { me: Me; draft: Draft }) {
  const [search] = useSearchParams();
  const keeper = useDraftKeeper(draft, me, search.has('step'));
  const { submitted, ...typed } = useDraftState(keeper);
  if (submitted)
    return <SubmittedElsewhere submitted={submitted} typed={typed} onAnother={() => beginAnother(keeper)} />;
  return <Wizard me={me} keeper={keeper} wanted={placeFrom(search) ?? Math.max(1, keeper.getState().step)} />;
}

function beginAnother(keeper: DraftKeeper): void {
  keeper.end();
  window.location.assign('/apply');
}
