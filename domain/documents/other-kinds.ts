/** Kinds of files that we do not take but that can be converted: what each is, and what to do. */

/** Each follows "was not added:". */
export const otherKinds = {
  email: 'it is an email. Print it to a PDF and add that.',
  text: 'it is plain text. Add an export of your processor’s records as an export, as you downloaded it; save any other text as a PDF and add that.',
  page: 'it is a web page, even where its name ends in .xls. Open it in Excel or a browser, save it as .xlsx or PDF, and add that.',
  picture: 'it is a picture of a kind that not everybody can open. Save it as JPG or PNG and add that.',
  heic: 'it is a HEIC photo, which most programs cannot open. Take the photo from this page, take a screenshot of it, or save it as JPG, and add that.',
  document: 'it is a document of another program. Save it as a PDF and add that.',
} as const;
export type OtherKind = keyof typeof otherKinds;

/** File name endings that identify such files where their first bytes do not. */
const endings: Record<OtherKind, readonly string[]> = {
  email: ['eml', 'msg'],
  text: ['csv', 'txt', 'tsv', 'tab', 'text'],
  page: ['htm', 'html', 'mht', 'mhtml'],
  picture: ['webp', 'gif', 'tif', 'tiff', 'bmp', 'avif', 'jxl'],
  heic: ['heic', 'heif'],
  document: ['odt', 'ods', 'odp', 'rtf', 'pages', 'numbers', 'ppt', 'pptx'],
};

/** The kind that an ending without its period names. */
export const otherKindNamed = (ending: string): OtherKind | null =>
  (Object.keys(endings) as OtherKind[]).find((kind) => endings[kind].includes(ending.toLowerCase())) ?? null;

const page =
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*(?:<\?[^>]*>\s*|<!--[^>]*-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta|script|style|div|workbook|ss:workbook)\b/i;

/** Whether a text begins like a web page, or a table that is written like one. */
export const beginsLikePage = (text: string): boolean => page.test(text);
