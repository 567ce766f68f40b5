import type { ReactNode } from 'react';
import type { SystemState } from '../../../contract/system.ts';
import { Link } from 'react-router';
import { licenseText } from '../../account/standing.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { calendarDay, momentOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/feedback.tsx';
import { lasted, publicWordsMissing, publicWordsText, roleLabels, room } from './system-text.ts';

/** The open alarms, and who is notified of them. */
export function Alarms({ alarms, email }: { alarms: SystemState['alarms']; email: string | null }) {
  return (
    <>
      {alarms.map((alarm) => (
        <Notice key={alarm.id} tone="danger" title={alarm.title} announce={false}>
          <p>{alarm.problem}</p>
          <p className="small">Since {momentOf(alarm.began_at)}.</p>
        </Notice>
      ))}
      {alarms.length === 0 && <Notice tone="success" title="No alarm is open" />}
      <p className="muted small">
        {email === null
          ? 'Alarms are mailed to nobody: the operator can set ALARM_EMAIL.'
          : `Alarms are mailed to ${email}.`}
      </p>
    </>
  );
}

/** Licenses that bar approvals soon, or already do. */
export function Licenses({ licenses }: { licenses: SystemState['licenses'] }) {
  return (
    <ul>
      {licenses.map(({ id, user_id, attorney, state, until }) => (
        <li key={id}>
          <Link to={`/admin/users?user=${user_id}`} dir="auto">
            {attorney}
          </Link>
          , {state}: {licenseText(until)}
        </li>
      ))}
    </ul>
  );
}

type Tone = 'well' | 'wrong' | 'unknown';
const marks: Record<Tone, string> = { well: 'Well', wrong: 'Wrong', unknown: 'Not known' };

function Part({ name, tone, children }: { name: string; tone: Tone; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={`system__mark system__mark--${tone}`}>{marks[tone]}</dd>
    </div>
  );
}

const toneOf = (ok: boolean | null): Tone => (ok === null ? 'unknown' : ok ? 'well' : 'wrong');

/** Storage, scanner, model and outgoing mail. */
export function Parts({ state }: { state: SystemState }) {
  const { storage, disk, scanner, model, outbox } = state;
  return (
    <dl className="facts system__facts">
      <Part name="Storage of files" tone={toneOf(storage.ok)}>
        {storage.kind === 's3' ? 'An S3-compatible store' : 'Files in DATA_DIR'}
        {storage.ok ? '' : ', which cannot be reached'}.
      </Part>
      <Part name="Disk" tone={toneOf(disk.free_bytes === null ? null : disk.ok)}>
        {disk.free_bytes === null ? 'It did not answer.' : `${room(disk.free_bytes)} are free.`}
      </Part>
      <Part name="Malware scanner" tone={scanner.name === null ? 'wrong' : toneOf(scanner.ok)}>
        {scanner.name === null
          ? 'None: files are not scanned. Set CLAMD_URL.'
          : `${scanner.name} ${scanner.ok ? 'answers' : 'does not answer: no file can be added'}.`}
      </Part>
      <Part name="Sending" tone={state.held ? 'unknown' : toneOf(outbox.ok)}>
        {sendingText(state)}
      </Part>
      <Part name="Arrangement" tone={state.arrangement === null ? 'wrong' : 'well'}>
        {arrangementText(state.arrangement)}
      </Part>
      <Part name="Public pages" tone={publicWordsMissing(state.public_words) ? 'unknown' : 'well'}>
        {publicWordsText(state.public_words)}
      </Part>
      <Part name="Drafting" tone="well">
        The built-in drafter writes every letter{model === null ? '' : '; a language model may help'}.
      </Part>
    </dl>
  );
}

/** Who charges the client, and what is filed about it; or what is missing, and how to fill it. */
function arrangementText(arrangement: SystemState['arrangement']): string {
  if (arrangement === null)
    return 'Missing: nobody can be engaged, and no letter approved. Set ARRANGEMENT to a file that says who charges the client (README, How to configure).';
  const { kind, sample, firms, opinions } = arrangement;
  const filed = opinions.map(({ lawyer, dated, states }) => `${lawyer} of ${calendarDay(dated)}, on ${states}`);
  return [
    sample ? 'A sample, for this demo alone.' : '',
    kind === 'firm_charges'
      ? `The firm charges its client (${firms.join('; ')}) and pays this service a flat price.`
      : `This service charges its fee and pays counsel (${firms.join('; ')}) a flat fee.`,
    filed.length === 0
      ? 'No ethics opinion is filed, so that no state is open.'
      : `Ethics opinions filed: ${filed.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function sendingText({ held, outbox }: SystemState): string {
  if (held)
    return `Held since ${momentOf(held.since)}, until the operator releases it: npm run operator -- release-outgoing.`;
  return outbox.oldest_seconds === null
    ? 'Nothing waits to be sent.'
    : `The oldest has waited for ${lasted(outbox.oldest_seconds)}.`;
}

/** The state of the backups, the history and the stored files. */
export function Checks({ state: { backup, history, files } }: { state: SystemState }) {
  const problems = history.verified?.problems ?? [];
  return (
    <dl className="facts system__facts">
      <Part name="Last backup" tone={backup.last === null ? 'unknown' : 'well'}>
        {backup.last === null
          ? `None is known. ${backup.folder ? 'BACKUP_DIR has no finished one.' : 'Set BACKUP_DIR, or run npm run operator -- backup.'}`
          : momentOf(backup.last)}
      </Part>
      {backup.folder && (
        <Part name="Archive" tone={toneOf(backup.in_step)}>
          {backup.in_step
            ? 'Each change is in it before it is answered.'
            : 'It does not keep up: changes are answered before they are in it.'}
        </Part>
      )}
      <Part name="Last restore" tone={backup.last_restore === null ? 'unknown' : 'well'}>
        {backup.last_restore === null
          ? 'This database was never restored. A drill elsewhere is not known here.'
          : momentOf(backup.last_restore)}
      </Part>
      <Part name="Last anchor of the history" tone={history.last_anchor === null ? 'unknown' : 'well'}>
        {history.last_anchor === null ? 'None yet: one is made each night.' : momentOf(history.last_anchor)}
      </Part>
      <Part name="History verified" tone={history.verified === null ? 'unknown' : toneOf(problems.length === 0)}>
        <Checked checkup={history.verified} />
      </Part>
      <Part name="Stored files checked" tone={files.checked === null ? 'unknown' : toneOf(files.damaged.length === 0)}>
        <Checked checkup={files.checked} />
      </Part>
    </dl>
  );
}

function Checked({ checkup }: { checkup: SystemState['files']['checked'] }) {
  if (checkup === null) return <>Not yet: this is done each night.</>;
  return (
    <>
      {momentOf(checkup.at)}
      {checkup.said === null ? '.' : `: ${checkup.said}.`}
      {checkup.problems.length > 0 && (
        <ul className="system__problems">
          {checkup.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Versions({ versions: { app, node, postgres, migration } }: { versions: SystemState['versions'] }) {
  const rows = [
    ['Unhold', app],
    ['Node', node],
    ['PostgreSQL', postgres],
    ['Newest migration', migration],
  ];
  return (
    <dl className="facts system__facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Processes({ processes }: { processes: SystemState['processes'] }) {
  if (processes.length === 0) return <p className="muted">None has given a sign of life within a day.</p>;
  return (
    <DataTable label="Table of processes">
      <thead>
        <tr>
          {['Process', 'Does', 'Version', 'Since', 'Last sign of life'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {processes.map((each) => (
          <tr key={each.id}>
            <th scope="row">{each.host}</th>
            <td>{roleLabels[each.role]}</td>
            <td>{each.version}</td>
            <td>{momentOf(each.started_at)}</td>
            <td>
              {momentOf(each.beat_at)}
              {each.alive ? '' : ' (gone)'}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
