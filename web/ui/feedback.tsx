import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useSaid } from '../language/language.ts';

/** A spinner. `page` centers it on an otherwise empty page. */
export function Spinner({ label = 'Loading…', page = false }: { label?: string; page?: boolean }) {
  const { t } = useLanguage();
  return (
    <div className={page ? 'spinner spinner--page' : 'spinner'} role="status">
      {t(label)}
    </div>
  );
}

/** A gray bar in place of text that is loading. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}) {
  return <span className="skeleton" aria-hidden="true" style={{ width, height }} />;
}

/** Several bars with a label for screen readers. */
export function Skeletons({
  rows = 3,
  height = '2.25rem',
  label = 'Loading…',
}: {
  rows?: number;
  height?: string;
  label?: string;
}) {
  const { t } = useLanguage();
  return (
    <div className="skeletons" role="status">
      <span className="visually-hidden">{t(label)}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}

type Tone = 'plain' | 'info' | 'warning' | 'danger' | 'success';

type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Announced when it appears; danger always is. */ announce?: boolean;
};

/** A message that stays on the page. */
export function Notice({ tone = 'plain', title, children, announce = tone === 'danger' }: NoticeProps) {
  const said = useSaid();
  return (
    <div className={`notice notice--${tone}`} role={announce ? 'alert' : undefined}>
      {title ? <p className="notice__title">{said(title)}</p> : null}
      {children}
    </div>
  );
}

export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="empty">
      <h3>{t(title)}</h3>
      {children}
      {action}
    </div>
  );
}

/** Progress from 0 to 100; `label` says it for screen readers. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  );
}

type SummaryProps = {
  title: string;
  /** `id` is the control's id; `to` a URL if the field is on another page. */
  errors: readonly { id: string; message: string; to?: string }[];
  /** Each new value moves the focus here: increment it at every failed attempt. */
  attempt: number;
};

/** A form's errors in one place, with links that focus the fields. */
export function ErrorSummary({ title, errors, attempt }: SummaryProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{t(title)}</h2>
      <ul role="list">
        {errors.map((error) => (
          <li key={error.id}>
            {error.to ? (
              <Link to={error.to}>{t(error.message)}</Link>
            ) : (
              <FieldLink id={error.id}>{t(error.message)}</FieldLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link that focuses a field without adding a hash to the URL. */
function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(id);
        field?.scrollIntoView({ block: 'center' });
        field?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
