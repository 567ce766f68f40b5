import { accountSetup } from './account-setup.ts';
import { businessInfo } from './business-info.ts';
import { caseDetails } from './case-details.ts';
import { compliance } from './compliance.ts';
import { contactInfo } from './contact-info.ts';
import { financialData } from './financial-data.ts';
import { ownership } from './ownership.ts';
import { productsFulfillment } from './products-fulfillment.ts';
import type { Step } from './step.ts';
import { uploadDocuments } from './upload-documents.ts';

/** The nine steps in order, 0 to 8 (spec, section 2). */
export const steps: readonly Step[] = [
  accountSetup,
  caseDetails,
  contactInfo,
  businessInfo,
  ownership,
  financialData,
  productsFulfillment,
  compliance,
  uploadDocuments,
];

export const lastStep = steps.length - 1;

/** Spec, section 8, word for word. */
export const missingInformation = {
  title: 'Missing Information',
  description: 'Please fill in all required fields before continuing',
};
