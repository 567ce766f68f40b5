import { addressRoutes } from './addresses/routes.ts';
import { aiRoutes } from './ai/routes.ts';
import { applicationRoutes } from './application/routes.ts';
import { clockRoutes } from './cases/clock-routes.ts';
import { engagementRoutes } from './cases/engagement/routes.ts';
import { taskRoutes } from './cases/task-routes.ts';
import { caseRoutes } from './cases/routes.ts';
import { staffCaseRoutes } from './cases/staff-routes.ts';
import { conflictRoutes } from './conflicts/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { emails } from './emails.ts';
import { emailRoutes } from './email/routes.ts';
import { textMessageRoutes } from './text-messages/routes.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import { api } from './kernel/api.ts';
import { knowledgeRoutes } from './knowledge/routes.ts';
import { replyRoutes } from './replies/routes.ts';
import { opponentRoutes } from './letters/opponent/routes.ts';
import { letterRoutes } from './letters/routes.ts';
import { sourceRoutes } from './sources/routes.ts';
import { paragraphRoutes } from './letters/paragraphs/routes.ts';
import { commentRoutes } from './letters/comments/routes.ts';
import { suggestionRoutes } from './letters/suggestions/routes.ts';
import { versionRoutes } from './letters/version-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { moneyRoutes } from './money/routes.ts';
import { packetRoutes } from './packet/routes.ts';
import { papersRoutes } from './papers/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { securityRoutes } from './security/routes.ts';
import { sendingRoutes } from './sending/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { storyRoutes } from './story/routes.ts';
import { systemRoutes } from './system/routes.ts';

/** Every endpoint of the contract with its handler; leaving one out does not compile. */
export const router = api.router({
  addresses: addressRoutes,
  ai: aiRoutes,
  application: applicationRoutes,
  cases: { ...caseRoutes, ...staffCaseRoutes, ...clockRoutes, ...engagementRoutes, ...taskRoutes },
  conflicts: conflictRoutes,
  documents: documentRoutes,
  email: emailRoutes,
  evidence: evidenceRoutes,
  inquiries: inquiryRoutes,
  knowledge: knowledgeRoutes,
  letters: {
    ...letterRoutes,
    ...opponentRoutes,
    ...sendingRoutes,
    ...versionRoutes,
    ...suggestionRoutes,
    ...commentRoutes,
    ...paragraphRoutes,
    ...sourceRoutes,
    ...replyRoutes,
  },
  messages: messageRoutes,
  money: moneyRoutes,
  packet: packetRoutes,
  papers: papersRoutes,
  people: peopleRoutes,
  privacy: privacyRoutes,
  reports: reportRoutes,
  security: securityRoutes,
  sharing: sharingRoutes,
  story: storyRoutes,
  system: systemRoutes(emails),
  textMessages: textMessageRoutes,
});
