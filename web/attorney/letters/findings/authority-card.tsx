import type { LetterView } from '../../../../contract/letter-view.ts';
import { sourceLinkText } from '../../../../domain/knowledge/source-link.ts';

type Authority = LetterView['authorities'][number];

/** What an authority holds, where it is weak, where to read it and what to check before relying on it. */
export function AuthorityCard({ authority }: { authority: Authority }) {
  return (
    <div className="authority">
      <p className="authority__citation">{authority.citation}</p>
      <p className="muted">{authority.title}</p>
      <dl className="authority__points">
        <div>
          <dt>Proposition</dt>
          <dd>{authority.proposition}</dd>
        </div>
        {authority.weakens !== '' && (
          <div>
            <dt>Weakness</dt>
            <dd>{authority.weakens}</dd>
          </div>
        )}
        {authority.verify_note !== '' && (
          <div>
            <dt>Verify</dt>
            <dd>{authority.verify_note}</dd>
          </div>
        )}
      </dl>
      <p className="authority__foot">
        {authority.source_url ? (
          <a href={authority.source_url} target="_blank" rel="noreferrer noopener">
            {sourceLinkText(authority.source_url)}
            <span className="visually-hidden"> of {authority.citation} (opens a new tab)</span>
          </a>
        ) : (
          'No source link'
        )}
        <span className={authority.confirmed ? 'tick tick--done' : 'tick tick--open'}>
          {authority.confirmed ? 'Confirmed by an attorney' : 'Not yet confirmed'}
        </span>
      </p>
    </div>
  );
}
