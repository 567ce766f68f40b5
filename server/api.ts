import { adminFiles } from './documents/routes.ts';
import { adminReports } from './reports/routes.ts';
import { adminUsers } from './people/routes.ts';
import { adminWork } from './cases/work-routes.ts';
import { admin } from './cases/staff-routes.ts';
import { application } from './application/routes.ts';
import { cases } from './cases/routes.ts';
import { functions, rpc } from './cases/function-routes.ts';
import { api } from './kernel/api.ts';
import { inquiries } from './inquiries/routes.ts';
import { knowledge } from './knowledge/routes.ts';
import { letters } from './letters/routes.ts';
import { me } from './people/me-routes.ts';
import { processorAnswers } from './letters/reply-routes.ts';
import { recovery } from './money/routes.ts';
import { system } from './system/routes.ts';

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
