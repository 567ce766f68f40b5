/**
 * Sends text messages. `to`: E.164. Throws TextMessageRefused when this one can never arrive, TextMessageUnavailable
 * when a retry may succeed.
 */
export interface TextMessageSender {
  send(to: string, body: string): Promise<void>;
}

/** The text message cannot arrive. `ended`: the reader has asked the carrier for no more. */
export class TextMessageRefused extends Error {
  override name = 'TextMessageRefused';
  readonly ended: boolean;
  constructor(message: string, { ended }: { ended: boolean }) {
    super(message);
    this.ended = ended;
  }
}

/** The service did not take it; the same text message may be sent again. */
export class TextMessageUnavailable extends Error {
  override name = 'TextMessageUnavailable';
}
