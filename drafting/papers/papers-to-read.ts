import type { Arrangement, EngagedFirm } from '../../domain/engagement/arrangement.ts';
import { engagementLetter } from './engagement/engagement-letter.ts';
import { feeAgreement } from './fee-agreement.ts';

export type PaperToRead = { text: string; spanish: string };
/** By who charges the client. */
export type PapersToRead = Record<'firm' | 'service', { agreement: PaperToRead; engagement: PaperToRead }>;

const firm: EngagedFirm = {
  name: '[the law firm]',
  state: 'CA',
  insurance: { en: '[What your firm says of its insurance.]', es: '[Lo que su bufete declara de su seguro.]' },
  arbitration: {
    en: '[How a dispute about the fee is arbitrated.]',
    es: '[Cómo se arbitra una disputa sobre los honorarios.]',
  },
  trust_account: false,
  keeps_files_years: 7,
};
/** Stands on an invoice, not in these papers. */
const payment = { days: 1, how: { en: '[how]', es: '[cómo]' } };
const ofCase = {
  case_number: '[case number]',
  business: '[your business]',
  merchant: '[your name]',
  processor: '[your processor]',
  held_amount_cents: 48_250_00,
  percent: 18,
};

/**
 * The papers that a client signs, to be read before there is a case: in brackets what a case fills in, and one amount as
 * an example. `brand` and `service` are the installation's.
 */
export function papersToRead({ brand, service }: { brand: string; service: string }): PapersToRead {
  const common = { sample: true, service, firms: [{ ...firm, payment }], opinions: [] };
  const by = (charged_by: 'firm' | 'service', arrangement: Arrangement): PapersToRead['firm'] => {
    const agreement = feeAgreement({ ...ofCase, brand, charged_by });
    const engagement = engagementLetter({
      ...ofCase,
      attorney_id: '',
      counsel: { name: '[your attorney]', firm: firm.name, bar_number: '[number]', bar_state: '[state]' },
      arrangement,
      firm,
      ai: null,
    });
    return { agreement: toRead(agreement), engagement: toRead(engagement) };
  };
  return {
    firm: by('firm', { kind: 'firm_charges', ...common, service_dollars_a_month: 0 }),
    service: by('service', { kind: 'service_charges', ...common, payment, counsel_dollars_a_case: 0 }),
  };
}

/** What stands in brackets, for those who read the Spanish. */
const bracketsInSpanish: Record<string, string> = {
  '[case number]': '[número de caso]',
  '[your business]': '[su negocio]',
  '[your name]': '[su nombre]',
  '[your processor]': '[su procesador]',
  '[your attorney]': '[su abogado]',
  '[the law firm]': '[el bufete]',
  '[state]': '[estado]',
  '[number]': '[número]',
};

/** What counsel is paid differs between installations, and is stated in the letter that is signed. */
const toRead = ({ text, spanish = '' }: { text: string; spanish?: string }): PaperToRead => ({
  text: text.replace('a flat fee of $0.00', 'a flat fee, stated here,'),
  spanish: spanish
    .replace('una tarifa fija de $0.00', 'una tarifa fija, que se indica aquí,')
    .replaceAll(/\[[a-z ]+\]/g, (english) => bracketsInSpanish[english] ?? english),
});
