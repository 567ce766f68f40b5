import { createHash } from 'node:crypto';
import { agreementText } from '../../domain/agreement.ts';
import { processorLabels } from '../../domain/case.ts';
import type { MoneyCase } from '../kernel/merchant-case.ts';

/** The agreement as the merchant would sign it now, and the sha-256 (hex) of its UTF-8 bytes. Any change of amount or name changes both. */
export function agreementOfCase(theCase: MoneyCase): { text: string; sha256: string } {
  const text = agreementText({
    brand: 'Unhold',
    case_number: theCase.case_number,
    business: theCase.legal_business_name,
    merchant: `${theCase.first_name} ${theCase.last_name}`,
    processor: theCase.processor === 'other' ? null : processorLabels[theCase.processor],
    held_amount_cents: theCase.held_amount_cents,
    percent: theCase.percent,
  });
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}
