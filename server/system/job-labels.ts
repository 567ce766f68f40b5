import type { JobName } from '../kernel/jobs.ts';

/** What each job does, as the panel says it. */
const jobLabels: Readonly<Record<JobName, string>> = {
  'analyze-case': 'Analyze a case',
  'draft-letter': 'Draft a letter',
  'plan-next-action': 'Plan the next action',
  'bind-exhibits': 'Bind exhibits',
  'redraft-letter': 'Draft a letter again',
  'notify-staff': 'Notify staff of a message',
  'notify-accepted': 'Notify staff of an accepted offer',
  'notify-counsel-of-answer': 'Notify counsel that their client answered an offer',
  'notify-other-of-two': 'Notify client or counsel of a message from the other',
  'notify-mentioned': 'Notify whoever is mentioned in a note',
  'follow-ending': 'Tell of an engagement that ended',
  'replace-counsel': 'Look for attorneys who can no longer act',
  'send-email': 'Send an email',
  'print-letter': 'Hand a letter to the mailhouse',
  'reconcile-mail': 'Ask the mailhouse what became of letters',
  'hand-over-cases': 'Hand over cases',
  'erase-files': 'Erase files',
  'purge-cases': 'Purge old cases',
  'make-report': 'Make the report',
  'purge-security-log': 'Purge the security log',
  'anchor-history': 'Anchor the history',
  'remind-of-days': 'Remind of days',
  'remind-of-licenses': 'Remind of licenses',
  'remind-of-statements': 'Remind of closing statements',
  'remind-of-advice': 'Remind counsel of advice on an offer',
  'remind-of-drafts': 'Remind of applications not submitted',
  'remind-of-case': 'Remind of a case',
  'read-document': 'Read a document',
  'derive-account-proof': 'Read exports of a processor’s records',
  'derive-draft-proof': 'Read exports of an application not submitted',
  'sweep-uploads': 'Sweep unfinished uploads',
  'verify-history': 'Verify the history',
  'scrub-files': 'Check stored files',
  'fold-send-journal': 'Fold the journal of sends',
  'queue-texts': 'Look for days to text of',
  'send-text': 'Send a text message',
};

/** The name itself for a job of an older version. */
export const jobLabel = (name: string): string => new Map<string, string>(Object.entries(jobLabels)).get(name) ?? name;
