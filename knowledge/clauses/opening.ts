import { processorsWhere } from '../processors/profiles.ts';
import type { Clause, ClauseFamily } from '../clause.ts';
import { ownClauses } from './own-clauses.ts';

const gateways = processorsWhere(({ kind }) => kind === 'gateway');
const notGateways = processorsWhere(({ kind }) => kind !== 'gateway');
const ofGroups = processorsWhere(({ party }) => party === 'one_of_group');
const unnamed = processorsWhere(({ party }) => party === 'unnamed');

export const opening: ClauseFamily = {
  family: 'opening',
  about:
    'The client, the adverse party and the dispute; states that the letter is a demand, and a notice only when its packet is complete.',
  clauses: [
    {
      id: 'opening.salutation-counsel',
      kind: 'paragraph',
      group: 'salutation',
      when: { flags: ['counsel_addressed'] },
      text: 'Dear Counsel:',
    },
    { id: 'opening.salutation', kind: 'paragraph', group: 'salutation', text: 'To the Legal Department:' },
    ...['{fact:processor_entity} ("{fact:processor}")', '{fact:processor}'].map((party, at): Clause => ({
      id: at === 0 ? 'opening.law-known-entity' : 'opening.law',
      kind: 'paragraph',
      group: 'opening',
      when: { letters: ['initial'], flags: ['law_holds'] },
      text: `This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with ${party} under the agreement between them (the "Agreement"), over funds withheld from the Merchant[[ in merchant account {fact:account_id}]][[, {fact:held_amount} in all]]. This letter does not demand what an order, a levy, a block or the tax law may reach. It asks what reaches the funds and how far, and demands release of the rest, on or before **{date:deadline}**[[ and {fact:brings_notice}]]. Please direct further communication on this matter to the undersigned.`,
    })),
    {
      id: 'opening.known-gateway',
      kind: 'paragraph',
      group: 'opening',
      when: { letters: ['initial'], processors: gateways },
      text: 'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), which takes payments through {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement")[[, in merchant account {fact:account_id}]]. Of those payments {fact:held_amount} is withheld from the Merchant. This letter asks {fact:processor} to name the company that holds the funds, and demands release of any part that it holds itself, on or before **{date:deadline}**. Please direct further communication on this matter to the undersigned.',
    },
    {
      id: 'opening.known-entity',
      kind: 'paragraph',
      group: 'opening',
      when: { letters: ['initial'] },
      text: 'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement"), over {fact:held_amount} withheld from the Merchant[[ in merchant account {fact:account_id}]]. This letter demands release of those funds on or before **{date:deadline}**[[ and {fact:brings_notice}]]. Please direct further communication on this matter to the undersigned.',
    },
    {
      id: 'opening.unknown-entity',
      kind: 'paragraph',
      group: 'opening',
      when: { letters: ['initial'] },
      text: 'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over {fact:held_amount} withheld from the Merchant[[ in merchant account {fact:account_id}]]. This letter demands release of those funds on or before **{date:deadline}**[[ and {fact:brings_notice}]]. Please direct further communication on this matter to the undersigned.',
    },
    {
      id: 'opening.no-amount',
      kind: 'paragraph',
      group: 'opening',
      when: { letters: ['initial'] },
      text: 'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor} under the agreement between the parties (the "Agreement"), over the funds withheld from the Merchant[[ in merchant account {fact:account_id}]], the exact amount of which stands in your own ledger. This letter demands release of those funds on or before **{date:deadline}**[[ and {fact:brings_notice}]]. Please direct further communication on this matter to the undersigned.',
    },
    {
      id: 'opening.unnamed',
      kind: 'paragraph',
      group: 'opening',
      when: { letters: ['initial'] },
      text: 'This firm represents the seller whose account is the subject of this letter (the "Merchant"), in its dispute with {fact:processor} under the agreement between the parties (the "Agreement"), over the funds withheld from the Merchant[[ in merchant account {fact:account_id}]]. This letter demands release of those funds on or before **{date:deadline}**[[ and {fact:brings_notice}]]. Please direct further communication on this matter to the undersigned.',
    },
    {
      id: 'opening.law-breach',
      kind: 'paragraph',
      group: 'breach',
      when: { letters: ['initial'], flags: ['law_holds'] },
      text: 'The question in short: what reaches the {fact:claimed} withheld, how much of it, and until when.',
    },
    ...ownClauses('opening'),
    {
      id: 'opening.breach-younger',
      kind: 'paragraph',
      group: 'breach',
      when: { letters: ['initial'], processors: notGateways, flags: ['younger_parts'] },
      text: 'The breach in short: {fact:claimed} is withheld, the first of it for {fact:days_held}, and no term shown reaches all of it.',
    },
    {
      id: 'opening.breach',
      kind: 'paragraph',
      group: 'breach',
      when: { letters: ['initial'], processors: notGateways },
      text: 'The breach in short: {fact:claimed} is withheld, the hold has lasted {fact:days_held}, and no term has been shown that reaches that sum for that time.',
    },
    {
      id: 'opening.which-entity',
      kind: 'paragraph',
      when: { letters: ['initial'], processors: ofGroups, not: ['version_known'] },
      text: 'If another company of the group is the contracting party, this letter is addressed to it as well; please name it in your answer.',
    },
    {
      id: 'opening.acquirer-unknown',
      kind: 'paragraph',
      when: { letters: ['initial'], processors: unnamed },
      text: 'If a sponsor bank or another network member holds the funds, please pass this letter on and name it in your answer.',
    },
    {
      id: 'opening.gateway',
      kind: 'paragraph',
      when: { letters: ['initial'], processors: gateways },
      text: 'We understand that {fact:processor} is usually a gateway, and that card proceeds are settled and held by the acquirer behind it. If that is so here, please name the acquirer and its sponsor bank, and say which of them holds the funds. To the extent that {fact:processor} itself holds electronic check proceeds or any other part of the sum, this demand is addressed to it.',
    },
  ],
};
