import { useQuery } from '@tanstack/react-query';
import type { FullText, KnowledgeList } from '../../contract/knowledge.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { calendarDay } from '../ui/dates.ts';
import { Notice, Skeletons } from '../ui/feedback.tsx';

type Names = KnowledgeList['processors'];

/** The full texts of agreements that the operator stored, and our quotes that they do not contain. */
export function FullTexts({ names }: { names: Names }) {
  const { data, isPending, error } = useQuery(orpc.knowledge.listFullTexts.queryOptions());
  return (
    <section className="full-texts" aria-labelledby="full-texts-title">
      <h2 id="full-texts-title">Full texts of agreements</h2>
      {isPending ? <Skeletons rows={3} height="44px" label="Loading the full texts…" /> : null}
      {error && !data ? (
        <Notice tone="danger" title="Failed to load the full texts.">
          <p>{messageOf(error, 'Please reload the page.')}</p>
        </Notice>
      ) : null}
      {data ? <FullTextList items={data.items} names={names} /> : null}
    </section>
  );
}

/** Each stored text, with whether our quotes were found in it. */
export function FullTextList({ items, names }: { items: readonly FullText[]; names: Names }) {
  if (items.length === 0)
    return (
      <p className="muted">
        None is stored. The operator adds them with <code>npm run operator -- agreement add</code>.
      </p>
    );
  return (
    <ul role="list" className="knowledge__rows" aria-label="Full texts of agreements">
      {items.map((text) => (
        <li key={text.id}>
          <div>
            <b>
              {names.find(({ id }) => id === text.processor)?.name ?? text.processor}, version of{' '}
              {calendarDay(text.effective_on)}
            </b>
            <p className="muted small">
              Seen on {calendarDay(text.seen_on)} · {text.source} · SHA-256{' '}
              <span className="mono">{text.sha256.slice(0, 12)}</span>
              {text.is_copy_read ? ' · the copy that our data was read from' : ''}
            </p>
            <Missing text={text} />
          </div>
          <Tally text={text} />
        </li>
      ))}
    </ul>
  );
}

function Missing({ text: { missing } }: { text: FullText }) {
  if (missing.length === 0) return null;
  return (
    <ul className="full-texts__missing">
      {missing.map(({ place, anchor, quote }) => (
        <li key={place}>
          {anchor}: “{quote}” <span className="muted small">({place})</span>
        </li>
      ))}
    </ul>
  );
}

function Tally({ text: { version, quotes, missing } }: { text: FullText }) {
  const [state, label] =
    version === null
      ? ['open', 'Not in our data']
      : missing.length === 0
        ? ['confirmed', `All ${quotes} quotes found`]
        : ['retired', `${missing.length} of ${quotes} quotes missing`];
  return (
    <span className="mark" data-state={state}>
      {label}
    </span>
  );
}
