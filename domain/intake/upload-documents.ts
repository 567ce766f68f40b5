import type { Step } from './step.ts';

/** Step 8: files. They travel by their own upload, not as fields; the hint is the spec's. */
export const uploadDocuments: Step = {
  key: 'documents',
  title: 'Upload Documents',
  lead: 'Nothing here is required to submit. The more the letter can point to, the harder it is to answer.',
  fields: [],
};

export const uploadHint = 'PDF, JPG, PNG up to 10MB each';
/** Spec: what the picker accepts; HEIC is added for phone cameras (product.md). */
export const acceptedExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'heic'] as const;
export const maxFileBytes = 10 * 1024 * 1024;
export const maxFilesPerCase = 60;
