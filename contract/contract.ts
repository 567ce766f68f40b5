/** The whole API in one typed table: the server implements it, the browser calls it, /api/openapi.json describes it. */
import { addresses } from './addresses.ts';
import { ai } from './ai.ts';
import { application } from './application.ts';
import { cases } from './cases.ts';
import { casesForStaff } from './cases-for-staff.ts';
import { clock } from './clock.ts';
import { conflictsOfInterest } from './conflicts.ts';
import { documents } from './documents.ts';
import { email } from './email.ts';
import { engagement } from './engagement.ts';
import { evidence } from './evidence.ts';
import { facts } from './facts.ts';
import { inquiries } from './inquiries.ts';
import { knowledge } from './knowledge.ts';
import { letterGenerator } from './letter-generator.ts';
import { letterComments } from './letter-comments.ts';
import { letterSuggestions } from './letter-suggestions.ts';
import { letterVersions } from './letter-versions.ts';
import { letters } from './letters.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { notifications } from './notifications.ts';
import { opponent } from './opponent.ts';
import { ownSources } from './own-sources.ts';
import { papers } from './papers.ts';
import { packet } from './packet.ts';
import { people } from './people.ts';
import { privacy } from './privacy.ts';
import { replies } from './replies.ts';
import { reports } from './reports.ts';
import { security } from './security.ts';
import { sharing } from './sharing.ts';
import { story } from './story.ts';
import { system } from './system.ts';
import { tasks } from './tasks.ts';
import { textMessages } from './text-messages.ts';

export const contract = {
  addresses,
  ai,
  application,
  cases: { ...cases, ...casesForStaff, ...clock, ...engagement, ...notifications, ...tasks },
  conflicts: conflictsOfInterest,
  documents,
  email,
  evidence,
  inquiries,
  knowledge,
  letters: {
    ...letters,
    ...letterGenerator,
    ...letterVersions,
    ...letterSuggestions,
    ...letterComments,
    ...ownSources,
    ...replies,
    ...opponent,
  },
  messages,
  money,
  packet: { ...packet, ...facts },
  papers,
  people,
  privacy,
  reports,
  security,
  sharing,
  story,
  system,
  textMessages,
};
export type Contract = typeof contract;
