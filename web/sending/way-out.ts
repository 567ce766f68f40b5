import type { LetterView } from '../../contract/letter-view.ts';

type Delivery = LetterView['deliveries'][number];
type Released = Pick<LetterView, 'status' | 'required_channel'> & {
  deliveries: readonly Pick<Delivery, 'channel' | 'status' | 'copy'>[];
};

const left: Record<LetterView['required_channel']['channel'], string> = {
  certified_mail: 'Posted',
  email: 'Emailed',
  web: 'Submitted',
};

/** Where one delivery is, by its channel; `left` once it has gone. */
export function deliveryText({ channel, status }: Pick<Delivery, 'channel' | 'status'>): string {
  const isMail = channel === 'certified_mail';
  switch (status) {
    case 'queued':
      return isMail ? 'Being printed' : 'About to be emailed';
    case 'sending':
      return isMail ? 'Handed over for posting' : 'Being emailed';
    case 'to_print':
      return 'Printed, not posted yet';
    case 'to_email':
      return 'For counsel to email';
    case 'held_back':
      return 'Held back';
    case 'uncertain':
      return isMail ? 'Not known whether the mailhouse took it' : 'Not known to have arrived';
    case 'failed':
      return isMail ? 'Not posted' : 'Not emailed';
    case 'sent':
      return left[channel];
    default:
      return status.replaceAll('_', ' ');
  }
}

/** What has happened to a released letter, by the channel by which it has to leave. */
export function wayOut({ status, required_channel: { channel }, deliveries }: Released): string {
  if (status === 'delivered') return 'Delivered';
  if (status === 'returned_to_sender') return 'Returned to sender';
  if (status !== 'sending') return left[channel];
  if (deliveries.length > 0 && deliveries.every((each) => each.status === 'held_back'))
    return 'Held back; nothing of it has left';
  const own = deliveries.find(({ copy }) => !copy);
  return own === undefined ? 'Not out yet' : deliveryText(own);
}
