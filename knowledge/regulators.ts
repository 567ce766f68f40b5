export const regulators = {
  cfpb: {
    name: 'CFPB complaint portal',
    url: 'https://www.consumerfinance.gov/complaint/',
    takes_merchant: 'limited',
    note: 'Built for consumer products; business-account complaints may be closed or referred. Sole proprietors sometimes get a company reply. Not a legal claim.',
  },
  state_ag: {
    name: 'State attorney general (California example)',
    url: 'https://oag.ca.gov/contact/consumer-complaint-against-business-or-company',
    takes_merchant: 'yes',
    note: "Most accept complaints from businesses; mediation or intelligence only. Also use the merchant's own state.",
  },
  dfpi: {
    name: 'California DFPI',
    url: 'https://dfpi.ca.gov/submit-a-complaint/',
    takes_merchant: 'yes',
    note: 'Supervises licensed money transmitters (PayPal, Stripe Payments Company, Block). Confirm the license first.',
  },
  nydfs: {
    name: 'New York DFS',
    url: 'https://www.dfs.ny.gov/complaint',
    takes_merchant: 'yes',
    note: 'Covers New York licensees.',
  },
  tx_dob: {
    name: 'Texas Department of Banking',
    url: 'https://www.dob.texas.gov/',
    takes_merchant: 'yes',
    note: 'Money services complaints; find the current form on its site.',
  },
  nmls: {
    name: 'NMLS Consumer Access (license lookup)',
    url: 'https://www.nmlsconsumeraccess.org/',
    takes_merchant: 'lookup only',
    note: 'Shows which state regulator licenses the entity.',
  },
  occ: {
    name: 'OCC HelpWithMyBank',
    url: 'https://www.helpwithmybank.gov/',
    takes_merchant: 'yes',
    note: 'Only for a national bank (sponsor or acquirer).',
  },
  fdic: {
    name: 'FDIC',
    url: 'https://ask.fdic.gov/',
    takes_merchant: 'yes',
    note: 'Sponsor banks that are state nonmember banks.',
  },
  fed: {
    name: 'Federal Reserve Consumer Help',
    url: 'https://www.federalreserveconsumerhelp.gov/',
    takes_merchant: 'yes',
    note: 'Sponsor banks that are state member banks.',
  },
  ftc: {
    name: 'FTC ReportFraud',
    url: 'https://reportfraud.ftc.gov/',
    takes_merchant: 'data only',
    note: 'Does not resolve individual disputes.',
  },
  bbb: {
    name: 'Better Business Bureau (not a regulator)',
    url: 'https://www.bbb.org/file-a-complaint',
    takes_merchant: 'yes',
    note: 'Often reaches an executive-response team.',
  },
};
