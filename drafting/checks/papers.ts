import type { FactSheet } from '../facts/fact.ts';
import type { Complaint } from './unit.ts';

/** Recognizes a letter that says that the merchant signed a notice or an authorization, whoever wrote it. */
const saysSigned = [
  /\b(?:enclosed|attached)\b[^.;]{0,80}\bsigned\b[^.;]{0,60}\b(?:notice|authorization)\b/i,
  /\b(?:written authorization|authorization of counsel|notice of dispute|seller's notice)\b[^.;]{0,80}\b(?:is|are) (?:hereby )?(?:enclosed|attached|signed)\b/i,
  /\b(?:notice of dispute|authorization of counsel|written authorization)\b[^.;]{0,40}\bsigned by\b/i,
];

/** A demand brings no paper of the merchant's: what it calls enclosed and signed is not there. */
export function checkPapers({ packet, situation: { flags } }: FactSheet, wholeText: string): Complaint[] {
  if (packet === undefined || flags.includes('notice') || flags.includes('notice_given')) return [];
  const words = saysSigned.map((pattern) => pattern.exec(wholeText)?.[0]).find((found) => found !== undefined);
  return words === undefined
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words,
          why: 'The letter says that a paper of the merchant’s is signed or enclosed, and none goes with it.',
          key: 'structure:papers',
        },
      ];
}
