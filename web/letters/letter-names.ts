import type { LetterStatus, LetterType } from '../../domain/letters/letter.ts';

export const letterTypeNames: Record<LetterType, string> = {
  initial: 'Initial demand',
  follow_up: 'Follow-up',
  final: 'Final demand',
  escalation: 'Escalation',
};

export const letterStatusNames: Record<LetterStatus, string> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  sending: 'Sending',
  superseded: 'Superseded',
  sent: 'Sent',
  delivered: 'Delivered',
  returned_to_sender: 'Returned to sender',
};
