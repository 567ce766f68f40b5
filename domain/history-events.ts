/** Case history events, as staff see them. A change to one field is named after the field. */
export const historyEvents = {
  case_submitted: 'Case submitted',
  case_cancelled: 'Case cancelled by the merchant',
  case_analyzed: 'Case analyzed',
  attorney_assigned: 'Attorney assigned',
  owner_changed: 'Case owner changed',
  legal_hold_set: 'Legal hold set',
  legal_hold_lifted: 'Legal hold lifted',
  files_added: 'Files added',
  file_kind_changed: 'Document type changed',
  letter_drafted: 'Letter drafted',
  letter_redrafted: 'Letter redrafted',
  letter_submitted: 'Letter submitted for review',
  letter_returned: 'Letter returned for changes',
  letter_edited: 'Letter edited',
  letter_edited_approval_void: 'Letter edited; its approval is void',
  letter_reassigned_approval_void: 'Letter reassigned to another attorney; its approval is void',
  findings_confirmed: 'Findings confirmed',
  letter_approved: 'Letter approved',
  letter_sending: 'Letter released for sending',
  letter_sent_after_hold: 'Letter released after the agreement was signed',
  letter_email_uncertain: 'Letter’s email uncertain: it waits for a decision',
  letter_email_refused: 'Letter’s email refused: it waits for a decision',
  letter_email_arrived: 'Letter’s email found to have arrived',
  letter_email_again: 'Letter’s email sent again',
  letter_ready_to_print: 'Letter ready to print',
  letter_left: 'Letter mailed',
  letter_delivered: 'Letter delivered',
  letter_returned_to_sender: 'Letter returned to sender',
  answer_recorded: 'Processor reply recorded',
  answer_withdrawn: 'Processor reply withdrawn',
  agreement_signed: 'Success-fee agreement signed',
  offer_recorded: 'Offer recorded',
  offer_withdrawn: 'Offer withdrawn',
  offer_accepted: 'Offer accepted',
  offer_declined: 'Offer declined',
  tranche_recorded: 'Instalment recorded',
  tranche_slipped: 'Installment postponed',
  tranche_released: 'Instalment released',
  clock_day_recorded: 'Day of a term recorded',
  clock_day_removed: 'Day of a term removed',
  money_received: 'Money received',
  money_withdrawn: 'Recovered amount withdrawn as a mistake',
  fee_withdrawn: 'Fee payment withdrawn as a mistake',
  fee_paid: 'Fee paid',
} as const;

export type HistoryEvent =
  | keyof typeof historyEvents
  | 'details_changed'
  | 'status_changed'
  | 'priority_changed'
  | 'next_action_changed';
