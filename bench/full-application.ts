import type { DocumentKind } from '../domain/documents/document-kind.ts';
import type { Answers } from '../domain/intake/answers.ts';

const documentKindsOfApplication: DocumentKind[] = [
  'hold_notice',
  'merchant_statements',
  'bank_statements',
  'chargeback_report',
  'refund_policy',
  'proof_of_fulfillment',
  'hold_notice',
  'merchant_statements',
];

/** A complete application: every step filled in, 3 owners, 2 previous processors and the given files (up to 8). */
export function fullApplication(email: string, fileIds: string[]): Answers {
  return {
    fields: {
      processor: 'stripe',
      amountHeld: '64,200',
      holdStartDate: '2025-09-14',
      merchantAccount: 'acct_1Q8bench',
      reasonGiven: 'We have placed a reserve on your account due to an elevated dispute rate.',
      rollingReservesHeld: '16,050',
      preferredResolution: 'partial_rolling',
      firstName: 'Tomas',
      lastName: 'Reyes',
      email,
      phone: '(555) 555-0114',
      legalBusinessName: 'Northline Cycle Works Inc',
      fullLegalName: 'Northline Cycle Works, a Colorado corporation',
      dbaName: 'Northline',
      ein: '98-7654310',
      businessStreet: '107 Main Street',
      businessCity: 'Boulder',
      businessState: 'CO',
      businessZip: '80302',
      website: 'https://www.northline-cycle.example',
      entityType: 'c_corp',
      stateOfIncorporation: 'CO',
      yearEstablished: '2014',
      businessPhone: '(555) 555-0115',
      businessEmail: 'office@northline-cycle.example',
      parentEntities: 'None',
      monthlyVolumeAverage: '82000',
      monthlyVolumePeak: '120000',
      averageTicketSize: '640',
      cardPresentPercentage: '0',
      domesticTransactionPercentage: '96',
      merchantCategoryCode: '5999',
      fulfillmentModel: 'physical',
      averageDeliveryDays: '12',
      productDescription: 'Refurbished racing bicycles and parts.',
      refundPolicy: 'Returns within 30 days for a full refund.',
      supportSla: 'Replies within one business day',
      chargebackTools: ['Ethoca'],
      sameAsBusinessAddress: true,
      priorCounselInvolved: 'no',
      insuranceCoverage: 'General liability',
      industryCertifications: ['PCI DSS'],
      litigationHistory: 'None',
      accountingNotes: 'Books are kept on the accrual basis.',
      communicationLogs: 'Called support twice; no answer.',
    },
    owners: [
      { ownerName: 'Tomas Reyes', ownershipPercentage: '50', roleTitle: 'Chief Executive Officer' },
      { ownerName: 'Lena Brandt', ownershipPercentage: '30', roleTitle: 'Chief Operating Officer' },
      { ownerName: 'Omar Haddad', ownershipPercentage: '20', roleTitle: 'Director' },
    ],
    previousProcessors: [
      {
        processorName: 'First Regional Merchant Services',
        yearsUsed: '2019 to 2023',
        terminationReason: 'Moved for lower rates',
      },
      { processorName: 'Harbor Card Services', yearsUsed: '2014 to 2019', terminationReason: 'Closed down' },
    ],
    files: fileIds.map((id, index) => ({
      id,
      document_type: documentKindsOfApplication[index] ?? 'application_document',
    })),
  };
}
