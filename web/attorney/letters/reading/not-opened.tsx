import { Fragment } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { addressOf, type Unopened } from '../sign-off/unopened.ts';

/** Links to the files that the attorney has not opened yet: a letter cannot count as read before they are opened. */
export function NotOpened({
  letter,
  unopened,
}: {
  letter: Pick<LetterView, 'id' | 'version'>;
  unopened: readonly Unopened[];
}) {
  return (
    <p id="reading-waits" className="reading__waits small">
      Not opened by you yet:{' '}
      {unopened.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && ' and '}
          <a href={addressOf(each, letter)} target="_blank" rel="noreferrer">
            {each === 'letter' ? `the PDF of version ${letter.version}` : 'the exhibit book'}
            <span className="visually-hidden"> (opens a new window)</span>
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}
