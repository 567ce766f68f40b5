import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback.tsx';
import type { Save } from './use-save.ts';

/** One part of the account page, under an anchor of its own. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="account-section__body">{children}</div>
    </section>
  );
}

/** What came of the last press: what was saved, or why nothing was. What is typed stays either way. */
export function SaveLine({ save }: { save: Pick<Save, 'said' | 'failure'> }) {
  return (
    <>
      {save.failure ? (
        <Notice tone="danger" title="That was not saved">
          <p>{save.failure}</p>
        </Notice>
      ) : null}
      <p className="save-line" role="status">
        {save.said}
      </p>
    </>
  );
}
