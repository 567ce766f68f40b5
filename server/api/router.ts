import { adminFiles } from './admin-files.ts';
import { adminReports } from './admin-reports.ts';
import { adminUsers } from './admin-users.ts';
import { adminWork } from './admin-work.ts';
import { admin } from './admin.ts';
import { application } from './application.ts';
import { cases } from './cases.ts';
import { functions, rpc } from './functions.ts';
import { api } from './guard.ts';
import { inquiries } from './inquiries.ts';
import { knowledge } from './knowledge.ts';
import { letters } from './letters.ts';
import { me } from './me.ts';
import { processorAnswers } from './processor-answers.ts';
import { recovery } from './recovery.ts';
import { system } from './system.ts';

/** Every endpoint of the contract with its handler; leaving one out does not compile. */
export const router = api.router({
  me,
  application,
  cases,
  inquiries,
  admin: { ...admin, ...adminWork, ...adminUsers, ...adminReports, ...adminFiles },
  letters,
  knowledge,
  processorAnswers,
  recovery,
  functions,
  rpc,
  system,
});
