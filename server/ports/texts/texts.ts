/** Sends text messages. `to`: E.164. Throws TextRefused when this text can never arrive, TextUnavailable when a retry may succeed. */
export interface TextSender {
  send(to: string, body: string): Promise<void>;
}

/** The text cannot arrive. `ended`: the reader has asked the carrier for no more texts. */
export class TextRefused extends Error {
  override name = 'TextRefused';
  readonly ended: boolean;
  constructor(message: string, { ended }: { ended: boolean }) {
    super(message);
    this.ended = ended;
  }
}

/** The service did not take it; the same text may be sent again. */
export class TextUnavailable extends Error {
  override name = 'TextUnavailable';
}
