/** The part of mailparser that the tests use; the package ships no types. */
declare module 'mailparser' {
  export interface ParsedMail {
    subject?: string;
    messageId?: string;
    text?: string;
    html?: string | false;
    date?: Date;
    from?: { text: string };
    to?: { text: string };
    replyTo?: { text: string };
    headers: Map<string, unknown>;
    attachments: { filename?: string; contentType: string; content: Buffer }[];
  }
  export function simpleParser(source: Buffer | string): Promise<ParsedMail>;
}
