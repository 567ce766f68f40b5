/** What step 8 accepts; the hint is the spec's text. */
export const uploadHint = 'PDF, JPG, PNG up to 10MB each';
/** Spec: what the picker accepts; HEIC is added for phone cameras (product.md). */
export const acceptedExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'heic'] as const;
export const maxFileBytes = 10 * 1024 * 1024;
export const maxFilesPerCase = 60;
