/** Seventeen fictional merchants, each at a different stage, so that every screen has realistic content. */
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import { letterStatuses, type LetterStatus } from '../../domain/letters/letter.ts';
import { demoStages, demoStories, type DemoLetter, type DemoStage, type DemoStory } from './demo-stories.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

export type DemoCase = {
  daysAgo: number;
  stage: DemoStage;
  /** In the order in which they are drafted. */
  letters: readonly DemoLetter[];
  status: CaseStatus;
  priority: CasePriority;
  fields: Record<string, string | string[] | boolean>;
  owners: Record<string, string>[];
  previousProcessors: Record<string, string>[];
  documents: DocumentKind[];
};

export const reaches = (demoCase: DemoCase, stage: DemoStage): boolean =>
  demoStages.indexOf(demoCase.stage) >= demoStages.indexOf(stage);

function firstLetter(stage: DemoStage): LetterStatus {
  if (stage === 'drafted') return 'in_review';
  return letterStatuses.find((status) => status === stage) ?? 'delivered';
}

/** The cases, with hold dates counted back from `today`. */
export function demoCases(today: Date): DemoCase[] {
  return demoStories.map((each, index) => ({
    daysAgo: each.daysAgo,
    stage: each.stage,
    letters: each.letters ?? [{ type: 'initial', status: firstLetter(each.stage) }],
    status: each.status,
    priority: each.priority,
    documents: each.documents ?? ['hold_notice', 'merchant_statements'],
    fields: fieldsOf(each, index, dayOf(new Date(today.getTime() - each.heldFor * 86_400_000))),
    owners: [{ ownerName: each.owner[0], ownershipPercentage: '100', roleTitle: each.owner[1] }],
    previousProcessors:
      index % 3 === 0
        ? [
            {
              processorName: 'First Regional Merchant Services',
              yearsUsed: '2019 to 2023',
              terminationReason: 'Moved for lower rates',
            },
          ]
        : [{}],
  }));
}

function fieldsOf(each: DemoStory, index: number, heldSince: string): DemoCase['fields'] {
  const [first = '', ...rest] = each.owner[0].split(' ');
  return {
    firstName: first,
    lastName: rest.join(' '),
    email: `${first.toLowerCase()}@${slug(each.business)}.example`,
    phone: `(555) 555-01${String(index + 10).padStart(2, '0')}`,
    processor: each.processor,
    amountHeld: each.held,
    holdStartDate: heldSince,
    merchantAccount: each.account,
    reasonGiven: each.reason,
    rollingReservesHeld: each.reserve ?? '',
    preferredResolution: each.resolution,
    legalBusinessName: each.business,
    ein: `98-76543${String(index + 10)}`,
    businessStreet: `${100 + index * 7} Main Street`,
    businessCity: each.city,
    businessState: each.state,
    businessZip: each.zip,
    website: `www.${slug(each.business)}.example`,
    entityType: each.entity,
    stateOfIncorporation: each.state,
    yearEstablished: String(2006 + index),
    monthlyVolumeAverage: each.volume[0],
    monthlyVolumePeak: each.volume[1],
    averageTicketSize: each.ticket,
    cardPresentPercentage: '0',
    domesticTransactionPercentage: '96',
    merchantCategoryCode: '5999',
    fulfillmentModel: each.model,
    averageDeliveryDays: each.delivery,
    productDescription: each.product,
    refundPolicy: 'Returns within 30 days for a full refund.',
    supportSla: 'Replies within one business day',
    chargebackTools: index % 2 === 0 ? ['Ethoca'] : [],
    sameAsBusinessAddress: true,
    priorCounselInvolved: 'no',
    industryCertifications: index % 2 === 0 ? ['PCI DSS'] : [],
  };
}

function slug(business: string): string {
  return business
    .toLowerCase()
    .replace(/\b(llc|inc)\b/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
