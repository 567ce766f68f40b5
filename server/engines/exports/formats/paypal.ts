import { disputeWindows } from '../../../../domain/ledger-of-account/dispute-windows.ts';
import { effectOf, type Meaning } from '../../../../domain/ledger-of-account/meaning.ts';
import { meanings, type Format, type Row } from '../format.ts';

/** Types in the languages of which they are known; in another language they are asked about. */
const types = meanings([
  ['sale', 'express checkout payment|mobile payment|website payment|general payment|payment|ebay auction payment'],
  ['sale', 'subscription payment|pre-approved payment bill user payment|preapproved payment bill user payment'],
  ['sale', 'direct credit card payment|donation payment|virtual terminal payment|invoice payment|mass pay payment'],
  ['sale', 'paypal express-zahlung|express-kaufabwicklung|allgemeine zahlung|handyzahlung|website-zahlung'],
  ['sale', 'paiement express checkout|paiement sur site marchand|pago con pago exprés'],
  ['sale', 'pago con pago de usuario de billpay preaprobado'],
  ['refund', 'payment refund|refund|rückzahlung|remboursement de paiement|payment reversal|reembolso de pago'],
  ['dispute', 'chargeback|chargeback reversal|reversal|rückbuchung|rétrofacturation'],
  ['fee', 'chargeback fee|dispute fee|partner fee|payment fee|fee reversal|gebühr|general fee'],
  [
    'payout',
    "general withdrawal|general withdrawal - bank account|user initiated withdrawal|auto-sweep|allgemeine abbuchung|retrait initié par l'utilisateur",
  ],
  ['payout', 'von nutzer eingeleitete abbuchung|retirada iniciada por el usuario|general card withdrawal'],
  ['conversion', 'general currency conversion|user initiated currency conversion|allgemeine währungsumrechnung'],
  ['conversion', 'währungsumrechnung durch nutzer|conversión de divisas general|conversion de devise (standard)'],
  ['other', 'bank deposit to pp account|bankgutschrift auf paypal-konto|depósito bancario en cuenta paypal'],
  ['other', 'general card deposit|reversal of ach deposit|general account correction|general bonus'],
  ['other', 'paypal protection bonus|payout for paypal buyer protection|tax collected by partner'],
  ['other', 'instant payment review (ipr) reversal'],
  ['memo', 'general authorization|allgemeine autorisierung|order|void of authorization|authorization'],
  ['payment hold', 'payment hold|payment release|einbehaltene zahlung|suspension de paiement|déblocage de paiement'],
  ['reserve', 'reserve hold|reserve release'],
  ['general hold', 'general hold|general hold release|hold on available balance|reversal of general account hold'],
  ['general hold', 'account hold for open authorization|einbehaltung für offene autorisierung'],
  ['general hold', 'rückbuchung allgemeiner einbehaltung'],
  ['review hold', 'payment review hold|payment review release'],
  ['dispute hold', 'hold on balance for dispute investigation|cancellation of hold for dispute resolution'],
  ['dispute hold', 'solde suspendu pour enquête sur un litige'],
  ['dispute hold', 'annulation de la suspension pour résolution du litige'],
]);

/** Event codes, by their first characters; source: developer.paypal.com, transaction event codes. */
const codes: readonly (readonly [string, Meaning])[] = [
  ...(['T1500', 'T1501', 'T1502', 'T1503', 'T1105', 'T2101', 'T2102', 'T2109', 'T2110'] as const).map(
    (code) => [code, 'general hold'] as const,
  ),
  ['T1110', 'dispute hold'],
  ['T1111', 'dispute hold'],
  ['T2103', 'reserve'],
  ['T2104', 'reserve'],
  ['T2105', 'review hold'],
  ['T2106', 'review hold'],
  ...(['T2107', 'T2108', 'T2111', 'T2112'] as const).map((code) => [code, 'payment hold'] as const),
  ['T1106', 'refund'],
  ['T1107', 'refund'],
  ['T1108', 'fee'],
  ['T1201', 'dispute'],
  ['T1202', 'dispute'],
  ['T00', 'sale'],
  ['T01', 'fee'],
  ['T02', 'conversion'],
  ['T03', 'other'],
  ['T04', 'payout'],
  ['T13', 'memo'],
];

function meaningOf(row: Row, type: string): Meaning | undefined {
  const code = row.text('code').toUpperCase();
  if (/^T\d{4}$/.test(code)) return codes.find(([start]) => code.startsWith(start))?.[1];
  return types.get(type.toLowerCase());
}

const memo = /^memo$/i;
const columns = {
  date: ['date', 'datum', 'fecha'],
  time: ['time', 'uhrzeit', 'heure', 'hora'],
  zone: ['timezone', 'time zone', 'zeitzone', 'fuseau horaire', 'zona horaria'],
  type: ['type', 'typ', 'tipo'],
  currency: ['currency', 'währung', 'devise', 'divisa'],
  gross: ['gross', 'brutto', 'avant commission', 'bruto'],
  fee: ['fee', 'gebühr', 'entgelt', 'commission', 'comisión'],
  net: ['net', 'netto', 'neto'],
  id: ['transaction id', 'transaktionscode', 'numéro de transaction', 'id. de transacción'],
  balance: ['balance', 'guthaben', 'solde', 'saldo'],
  impact: ['balance impact', 'auswirkung auf guthaben', 'impact sur le solde'],
  code: ['transaction event code', 'transaktionsereigniscode'],
  reference: [
    'reference txn id',
    'zugehöriger transaktionscode',
    'numéro de la transaction de référence',
    'id. de referencia de trans.',
  ],
};

/** All that the account did, by the columns and kinds of rows that the merchant chose. */
export const paypal: Format = {
  key: 'paypal.activity_download',
  processor: 'paypal',
  title: 'PayPal activity download',
  columns,
  required: ['date', 'time', 'type', 'currency', 'gross', 'fee', 'net', 'id'],
  amounts: ['gross', 'fee', 'net', 'balance'],
  shows: 'holds',
  hasIds: true,
  cannotShow: null,
  window: disputeWindows.wallets,
  zone: null,
  reader: () => (row) => {
    const currency = row.currency('currency');
    const net = row.amount('net', currency) ?? 0;
    const type = row.text('type');
    const meant = memo.test(row.text('impact')) ? 'memo' : meaningOf(row, type);
    // A payment that leaves is the merchant's own purchase.
    const meaning = meant === 'sale' && net < 0 ? 'other' : meant;
    const id = row.text('id') || null;
    return {
      date: row.text('date'),
      time: row.text('time'),
      zone: row.text('zone'),
      type,
      ...effectOf(meaning, net),
      currency,
      gross: row.amount('gross', currency) ?? 0,
      fee: row.amount('fee', currency) ?? 0,
      net,
      balance: meaning === 'memo' ? null : row.amount('balance', currency),
      id,
      payment: meaning === 'sale' ? id : row.text('reference') || null,
    };
  },
};

/** The monthly or custom statement: the same rows by other names, without those that are pending or in an open dispute. */
export const paypalStatement: Format = {
  ...paypal,
  key: 'paypal.statement',
  title: 'PayPal statement',
  columns: { ...columns, type: ['description', 'beschreibung', 'descripción'] },
};
