import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SystemState } from '../../../contract/system.ts';
import { site } from '../../../content/site.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { momentOf } from '../../ui/dates.ts';
import { Skeletons } from '../../ui/feedback.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import '../panel/staff.css';
import { StaffOnly } from '../panel/staff-guard.tsx';
import { LanguageModels } from './language-models.tsx';
import { Alarms, Checks, Licenses, Parts, Processes, Versions } from './state-parts.tsx';
import './system.css';
import { DeadJobs, JobQueues, StoppedSendings } from './work-parts.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `System · ${site.name}` }];

/** How often the page refetches while it is open, in milliseconds. */
const refreshMs = 10_000;

/** The state of the system: alarms, job queues, sendings that stopped, and the parts it runs on. */
export default function SystemPage() {
  return (
    <StaffOnly>
      <main id="main" className="page page--panel app-main system">
        <SystemPanel />
      </main>
    </StaffOnly>
  );
}

function SystemPanel() {
  const { data, isError, isPending, error, refetch } = useQuery(
    orpc.system.getState.queryOptions({ refetchInterval: refreshMs }),
  );
  return (
    <>
      <header>
        <h1>System</h1>
        <p>
          Who signed in, what was refused and which files were read is in the{' '}
          <Link to="/admin/security">security log</Link>.
        </p>
        {data && (
          <p className="muted">
            As of <time dateTime={data.at}>{momentOf(data.at)}</time>; it is read again every ten seconds.
          </p>
        )}
      </header>
      {isError && (
        <ListFailed
          noun="the state of the system"
          message={messageOf(error, '')}
          retry={() => void refetch()}
          restart={null}
        />
      )}
      {isPending && <Skeletons rows={6} height="5rem" label="Loading the state of the system…" />}
      {data && <State state={data} />}
    </>
  );
}

function State({ state }: { state: SystemState }) {
  return (
    <>
      <Section id="alarms" title="Alarms">
        <Alarms alarms={state.alarms} email={state.alarm_email} />
      </Section>
      {state.licenses.length > 0 && (
        <Section id="licenses" title="Licenses to look up again">
          <Licenses licenses={state.licenses} />
        </Section>
      )}
      <Section id="queues" title="Job queues">
        <JobQueues jobs={state.jobs} />
      </Section>
      <Section id="dead-jobs" title="Jobs given up">
        <DeadJobs jobs={state.dead_jobs} total={state.dead_jobs_total} />
      </Section>
      <Section id="stopped" title="Emails and letters that did not leave">
        <StoppedSendings rows={state.stopped} total={state.stopped_total} />
      </Section>
      <Section id="parts" title="Parts">
        <Parts state={state} />
      </Section>
      {state.model && (
        <Section id="models" title="Language models">
          <LanguageModels models={state.model} />
        </Section>
      )}
      <Section id="checks" title="Backups and checks">
        <Checks state={state} />
      </Section>
      <Section id="versions" title="Versions">
        <Versions versions={state.versions} />
      </Section>
      <Section id="processes" title="Processes">
        <Processes processes={state.processes} />
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="system__part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
