import { useState } from 'react';
import { Link } from 'react-router';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { OwnAuthorityView, OwnFactView } from '../../../../contract/own-sources.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { shortDay } from '../../../ui/dates.ts';
import { Notice } from '../../../ui/feedback.tsx';
import { NoteDialog } from '../../../ui/note-dialog.tsx';
import { useDeskAddress } from '../../desk-address.ts';
import { useOwnSources } from './use-own-sources.ts';

/** A paragraph to insert into the letter, with the ids of its sources. */
export type OwnSentence = { text: string; fact_refs: string[]; authority_refs: string[] };
type OwnSourcesProps = { letter: LetterView; onInsert: (sentence: OwnSentence) => void };

/**
 * What attorneys added in their own name: authorities for the whole installation and facts of this case. A click
 * inserts each into the letter.
 */
export function OwnSources({ letter, onInsert }: OwnSourcesProps) {
  const { list } = useOwnSources(letter.id);
  const { setDialog } = useDeskAddress();
  const { data, isError, error } = list;
  const empty = data && data.authorities.length === 0 && data.facts.length === 0;
  return (
    <section aria-labelledby="own-sources-title" className="panel-part">
      <h2 id="own-sources-title">Added by attorneys</h2>
      <p className="muted small">
        An authority serves every case, a fact this one. Each counts for the attorney who added it, and for the others
        once one of them has confirmed it.
      </p>
      {isError && <Notice tone="danger">{messageOf(error, 'This could not be loaded.')}</Notice>}
      {empty && <p>Nothing yet.</p>}
      <ul role="list" className="exhibit-list" aria-labelledby="own-sources-title">
        {data?.authorities.map((authority) => (
          <AuthorityItem key={authority.id} authority={authority} editable={letter.may.edit} onInsert={onInsert} />
        ))}
        {data?.facts.map((fact) => (
          <FactItem key={fact.id} fact={fact} letter={letter} onInsert={onInsert} />
        ))}
      </ul>
      {data?.may_add && (
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={() => setDialog('add-authority')}>
            Add an authority
          </Button>
          <Button variant="secondary" size="small" onClick={() => setDialog('add-fact')}>
            Add a fact
          </Button>
        </div>
      )}
    </section>
  );
}

const standingTexts = { confirmed: 'Confirmed by another attorney', withdrawn: 'No longer used' };

function Standing({ source: { standing, proven, withdrawn_reason } }: { source: OwnAuthorityView | OwnFactView }) {
  const text =
    standing === 'added'
      ? proven
        ? 'Added by the attorney of this letter'
        : 'Waits for another attorney’s confirmation'
      : standingTexts[standing];
  return (
    <p className="small">
      <span className={proven ? 'tick tick--done' : 'tick tick--open'}>{text}</span>
      {withdrawn_reason !== null && <>: {withdrawn_reason}</>}
    </p>
  );
}

type ItemProps = { editable: boolean; onInsert: OwnSourcesProps['onInsert'] };

function AuthorityItem({ authority, editable, onInsert }: ItemProps & { authority: OwnAuthorityView }) {
  const { id, citation, standing, proven, sentence } = authority;
  return (
    <li>
      <strong className="fact__source">{citation}</strong>
      <p className="small">{authority.proposition}</p>
      <p className="small">“{authority.quote}”</p>
      <p className="small muted">
        {authority.added_by_name} read it on {shortDay(authority.read_on)}: {authority.read_at}
      </p>
      <Standing source={authority} />
      <p className="button-row">
        {editable && standing !== 'withdrawn' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Put into the letter: ${citation}`}
            onClick={() => onInsert({ text: sentence, fact_refs: [], authority_refs: [id] })}
          >
            Put into the letter
          </Button>
        )}
        <Link to={`/attorney/knowledge/authority/${id}`}>
          {proven && standing === 'added' ? 'Retire' : 'Confirm or retire'}
          <span className="visually-hidden"> {citation}</span>
        </Link>
      </p>
    </li>
  );
}

function FactItem({ fact, letter, onInsert }: OwnSourcesProps & { fact: OwnFactView }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const { withdrawFact } = useOwnSources(letter.id);
  const { id, label, display, standing, sentence } = fact;
  return (
    <li>
      <strong className="fact__source">
        {label}: {display}
      </strong>
      <p className="small muted">
        {fact.added_by_name}, {shortDay(fact.added_at.slice(0, 10))}: {fact.source}
      </p>
      <Standing source={fact} />
      <p className="button-row">
        {letter.may.edit && standing !== 'withdrawn' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Put into the letter: ${label}`}
            onClick={() => onInsert({ text: sentence, fact_refs: [id], authority_refs: [] })}
          >
            Put into the letter
          </Button>
        )}
        {fact.may_withdraw && (
          <Button variant="quiet" size="small" onClick={() => setWithdrawing(true)}>
            Withdraw<span className="visually-hidden"> {label}</span>
          </Button>
        )}
      </p>
      {withdrawing && (
        <NoteDialog
          id="withdraw-fact"
          title="Withdraw this fact"
          description="It stays on record. A letter that states it cannot be approved or sent."
          field={{ label: 'Why', rows: 2, maxLength: 2_000, missing: 'Enter a reason.' }}
          action={{ label: 'Withdraw the fact', busyLabel: 'Withdrawing…', failed: 'The fact was not withdrawn' }}
          call={withdrawFact}
          onSubmit={(reason) =>
            withdrawFact.mutate(
              { id: letter.id, fact_id: fact.uuid, reason },
              { onSuccess: () => setWithdrawing(false) },
            )
          }
          onClose={() => setWithdrawing(false)}
        />
      )}
    </li>
  );
}
