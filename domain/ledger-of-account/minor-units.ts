/** Decimals of a currency's amounts, where they are not two. Source: ISO 4217, minor units. */
const decimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

export const decimalsOf = (currency: string): number => decimals[currency] ?? 2;

/** An amount as a sentence writes it: '$41,206.18', '-$5.00', '¥500', '1,000.00 CHF'. */
export function writtenAmount(amount: number, currency: string): string {
  const places = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  const whole = (places === 0 ? digits : digits.slice(0, -places)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const number = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  const symbol = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' }[currency];
  return `${amount < 0 ? '-' : ''}${symbol === undefined ? `${number} ${currency}` : symbol + number}`;
}
