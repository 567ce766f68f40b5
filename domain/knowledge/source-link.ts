/** What the link of a source opens: its own text, a search for it, the page of those who publish it, or what somebody else wrote of it. */
type Opens = 'text' | 'search' | 'publisher' | 'secondary';

const labels: Record<Opens, string> = {
  text: 'Read the source',
  search: 'Search for the opinion',
  publisher: 'Open its publisher’s page',
  secondary: 'Read a secondary source',
};

/** By host and path. A host that is not here is one that an attorney named, as the source itself. */
const others: readonly [prefix: string, opens: Exclude<Opens, 'text'>][] = [
  ['www.courtlistener.com/?q=', 'search'],
  ['www.ali.org/', 'publisher'],
  ['www.mastercard.us/', 'publisher'],
  ['usa.visa.com/', 'publisher'],
  ['www.nacha.org/', 'publisher'],
  ['www.cardpaymentoptions.com/', 'secondary'],
  ['gencopay.com/', 'secondary'],
  ['merchantdecoder.pages.dev/', 'secondary'],
  ['quavo-inc.atlassian.net/', 'secondary'],
  ['www.lawinsider.com/', 'secondary'],
  ['www.natlawreview.com/', 'secondary'],
  ['www.reeveaugustine.com/', 'secondary'],
];

export function opensOf(url: string): Opens {
  const address = url.replace(/^https?:\/\//, '');
  return others.find(([prefix]) => address.startsWith(prefix))?.[1] ?? 'text';
}

/** The label of a link to a source, which says so when it does not open the text itself. */
export const sourceLinkText = (url: string): string => labels[opensOf(url)];
