/** The text where no line breaks between a section sign and its number, in PDF, DOCX and page. */
export function unparted(text: string): string {
  return text.replaceAll(/§ (?=\d)/g, '§\u00a0');
}
