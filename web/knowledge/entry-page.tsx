import { Link, useParams } from 'react-router';
import type { KnowledgeEntry } from '../../contract/knowledge.ts';
import { sourceLinkText } from '../../domain/knowledge/source-link.ts';
import { knowledgeKinds, type KnowledgeKind } from '../../domain/knowledge/kinds.ts';
import { messageOf } from '../api/api-error.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { entryAddress, useArea } from './area.ts';
import { EntryMarks } from './entry-marks.tsx';
import './knowledge.css';
import { MarkLabel } from './mark-label.tsx';
import { useEntry } from './use-entry.ts';

const tabOf: Record<KnowledgeKind, { tab: string; label: string }> = {
  authority: { tab: 'authorities', label: 'Authorities' },
  clause: { tab: 'clauses', label: 'Clauses' },
  processor: { tab: 'processors', label: 'Processors' },
  state: { tab: 'states', label: 'States' },
};

/** One knowledge entry at its own URL. */
export function EntryPage() {
  const { kind: named = '', key = '' } = useParams();
  const kind = knowledgeKinds.find((each) => each === named);
  return kind ? <Entry key={`${kind} ${key}`} kind={kind} id={key} /> : <NoEntry />;
}

function NoEntry() {
  return (
    <div className="fields">
      <h1>Entry not found</h1>
      <p>The knowledge of this release has no such entry.</p>
      <div>
        <LinkButton to={useArea().base}>Knowledge</LinkButton>
      </div>
    </div>
  );
}

function Entry({ kind, id }: { kind: KnowledgeKind; id: string }) {
  const work = useEntry(kind, id);
  const { query } = work;
  const { base } = useArea();
  if (query.data) return <Shown entry={query.data} work={work} back={`${base}?tab=${tabOf[kind].tab}`} />;
  if (query.isPending) return <Skeletons rows={4} height="5rem" label="Loading the entry…" />;
  if (work.isMissing) return <NoEntry />;
  return (
    <Notice tone="danger" title="Failed to load the entry.">
      <p>{messageOf(query.error, 'Please try again.')}</p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

function Shown({ entry, work, back }: { entry: KnowledgeEntry; work: ReturnType<typeof useEntry>; back: string }) {
  const { kind, title, about, details, source_url: source } = entry;
  return (
    <article className="entry" aria-labelledby="entry-title">
      <nav aria-label="Back">
        <Link to={back}>{tabOf[kind].label}</Link>
      </nav>
      <header className="entry__head">
        <h1 id="entry-title">{title}</h1>
        {kind === 'authority' || kind === 'clause' ? <MarkLabel use={entry.use} marks={entry} /> : null}
        {about === '' ? null : <p className="muted">{about}</p>}
        {source ? (
          <p>
            <a href={source} target="_blank" rel="noreferrer noopener">
              {sourceLinkText(source)}
              <span className="visually-hidden"> of {title} (opens a new tab)</span>
            </a>
          </p>
        ) : null}
      </header>
      <div className="entry__sides">
        <dl className="entry__details">
          {details.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              {lines.map((line, index) => (
                <dd key={`${index} ${line}`}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
        <div className="entry__beside">
          <EntryMarks entry={entry} work={work} />
          <Refs title="Rests on" id="uses-title" items={entry.uses} />
          <Refs title="Clauses that use it" id="used-title" items={entry.used_by} />
        </div>
      </div>
    </article>
  );
}

function Refs({ title, id, items }: { title: string; id: string; items: KnowledgeEntry['uses'] }) {
  const area = useArea();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="entry__refs">
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {items.map((each) => (
          <li key={each.id}>
            <Link to={entryAddress(area, each.kind, each.id)}>{each.kind === 'clause' ? each.id : each.title}</Link>
            {each.kind === 'clause' ? <p className="muted small entry__clause">{each.title}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
