import type { FactSheet } from '../facts/fact.ts';
import type { Complaint } from './unit.ts';

/** Recognizes a letter that says that the merchant signed a notice or an authorization, no matter who wrote it. */
const saysSigned = [
  /\b(?:enclosed|attached)\b[^.;]{0,80}\bsigned\b[^.;]{0,60}\b(?:notice|authorization)\b/i,
  /\b(?:written authorization|authorization of counsel|notice of dispute|seller's notice)\b[^.;]{0,80}\b(?:is|are) (?:hereby )?(?:enclosed|attached|signed)\b/i,
  /\b(?:notice of dispute|authorization of counsel|written authorization)\b[^.;]{0,40}\bsigned by\b/i,
];

/** A sworn declaration said to come with the letter, which no planned letter has. */
const saysSworn =
  /\b(?:we|i|the undersigned) (?:also |hereby |now )?(?:enclose|attach|append|annex|submit)\b[^.;]{0,60}\b(?:declaration|affidavit)\b|\b(?:declaration|affidavit)\b[^.;]{0,60}\b(?:is|are) (?:also |hereby )?(?:enclosed|attached|appended)\b|\b(?:enclosed|attached) (?:is|are|please find)\b[^.;]{0,60}\b(?:declaration|affidavit)\b/i;

/** What the letter calls sworn and enclosed, where none of its exhibits is such a paper. */
export function checkSworn({ planned }: FactSheet, wholeText: string): Complaint[] {
  const words = saysSworn.exec(wholeText)?.[0];
  const listed = planned?.exhibits.some(({ description }) => /\b(?:declaration|affidavit)\b/i.test(description));
  return words === undefined || listed === true
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words,
          why: 'The letter promises a sworn declaration, and none goes with it.',
          key: 'structure:sworn',
        },
      ];
}

/** A demand encloses no paper of the merchant's, so one that it calls enclosed and signed is not there. */
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
