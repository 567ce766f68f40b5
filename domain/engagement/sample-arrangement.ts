import type { Arrangement } from './arrangement.ts';

/** The demo's: no firm, no opinion and no price in it is real. */
export const sampleArrangement: Arrangement = {
  kind: 'firm_charges',
  sample: true,
  service: 'Unhold (sample operator)',
  firms: [
    {
      name: 'Avery Sample Law, P.C.',
      state: 'CA',
      insurance: {
        en: 'The firm carries professional liability insurance. This is a sample.',
        es: 'El bufete tiene seguro de responsabilidad profesional. Es un ejemplo.',
      },
      arbitration: {
        en: 'Under California Business and Professions Code §§ 6200 to 6206 you may ask a local bar association to arbitrate a dispute about the fee.',
        es: 'Según el Código de Negocios y Profesiones de California §§ 6200 a 6206, puede pedir a un colegio local de abogados que arbitre una disputa sobre los honorarios.',
      },
      trust_account: false,
      keeps_files_years: 7,
      payment: {
        days: 14,
        how: {
          en: 'By check, sent to 100 Example Plaza, Suite 400, Oakland, CA 94607, with the number of the invoice on it, or by bank transfer to the account that your attorney reads to you by phone. No email asks you to pay into an account. This is a sample.',
          es: 'Con un cheque enviado a 100 Example Plaza, Suite 400, Oakland, CA 94607, con el número de la factura, o por transferencia a la cuenta que su abogado le lea por teléfono. Ningún correo le pide que pague en una cuenta. Es un ejemplo.',
        },
      },
    },
  ],
  opinions: [
    {
      lawyer: 'Sample Ethics Counsel',
      bar: 'Sample',
      dated: '2026-01-05',
      states: 'all',
      sha256: '0000000000000000000000000000000000000000000000000000000000000000',
    },
  ],
  service_dollars_a_month: 4_000,
};
