import type { UsState } from '../domain/case-options.ts';
import { stateCodeOf } from '../knowledge/state-names.ts';

/** Where anybody looks up for themselves what a page says of an attorney or of a letter. */

/** The register of a state's attorneys, where it is kept at an address of its own. */
const registers: Partial<Record<UsState, string>> = {
  CA: 'https://apps.calbar.ca.gov/attorney/LicenseeSearch/QuickSearch',
  FL: 'https://www.floridabar.org/directories/find-mbr/',
  NY: 'https://iapps.courts.state.ny.us/attorneyservices/search',
};

/** A list of all states' registers, by the American Bar Association. */
const everyRegister =
  'https://www.americanbar.org/groups/legal_services/flh-home/flh-bar-directories-and-lawyer-finders/';

/** Where the license of an attorney is looked up; `state` is a name or a code, as the attorney's bar is on file. */
export function barLookup(state: string): string {
  const code = stateCodeOf(state);
  return (code === null ? undefined : registers[code]) ?? everyRegister;
}

/** Where the United States Postal Service says what became of a piece with this number. */
export const trackingAddress = (number: string): string =>
  `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number.replaceAll(/\s/g, ''))}`;
