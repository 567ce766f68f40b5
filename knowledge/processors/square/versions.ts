import { doubted, inForceOn, notKnown, type Chosen, type VersionRule } from '../version.ts';
import { agreement as december2023 } from './agreements/2023-12-06.ts';

export const agreements = [december2023] as const;

/** Sellers who signed up before these terms were posted came under them a month later. */
const forAllFrom = '2024-01-06';

function on(day: string, opened: string | null, why: string): Chosen {
  const chosen = inForceOn(agreements, day, why);
  if (chosen.agreement === null || day >= forAllFrom) return chosen;
  if (opened === null)
    return notKnown(
      'On the day that decides, these terms bound new sellers alone, and the day of opening is not on file.',
    );
  return opened >= chosen.agreement.effective.from
    ? chosen
    : notKnown(
        'On the day that decides, these terms bound new sellers alone; the terms of older sellers were not read.',
      );
}

/** A revised version does not apply retroactively, so the text at the hold is arguable for the procedure too. */
export const governing: VersionRule = ({ opened_on: opened, limited_on: limited, sent_on: sent }) => {
  const hold =
    limited === null
      ? notKnown('The day on which the money was held is not on file.')
      : on(limited, opened, 'It is the version in force when the money was held.');
  const procedure = on(sent, opened, 'It is the version in force when the notice is sent.');
  const same = hold.agreement !== null && hold.agreement === procedure.agreement;
  return {
    procedure: doubted(
      procedure,
      same
        ? null
        : 'revisions are not retroactive, and the text in force at the hold is not known: the stricter of the two counts',
    ),
    hold,
  };
};
