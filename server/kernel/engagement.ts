import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import {
  arrangementObstacle,
  chargedAs,
  chargedBy,
  firmIn,
  paymentUnder,
  type Payment,
} from '../../domain/engagement/arrangement.ts';
import { isOver, type Ending } from '../../domain/engagement/ending.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { engagementLetter } from '../../drafting/papers/engagement/engagement-letter.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { stateCodeOf } from '../../knowledge/state-names.ts';
import { aiDisclosure } from './ai-config.ts';
import type { Services } from './context.ts';
import type { CaseCounsel } from './counsel-of.ts';
import type { MoneyCase } from './merchant-case.ts';

/**
 * Of the engagement with the attorney whom a case has or had last: what bars it, in a sentence, who has signed it, and how it ended, once that is
 * over.
 */
export type Engagement = { obstacle: string | null; merchant: boolean; counsel: boolean; ended: Ending | null };

/** Null while the case has no attorney and had none who was engaged. Whoever may see the case learns the same. */
export async function engagementOf(services: Services, db: Db, caseId: string): Promise<Engagement | null> {
  const { rows } = await sql<{
    firm: string | null;
    states: string[];
    client: string | null;
    ending: Ending | null;
    signed: ('merchant' | 'counsel')[];
  }>`
    select k.firm_name as firm, coalesce(k.states, '{}') as states, c.business_address ->> 'state' as client,
      q.progress -> 'ending' as ending, array(
      select p.party from paper_signatures p
      where p.case_id = c.id and p.kind = 'engagement' and p.attorney_id = k.attorney_id) as signed
    from cases c join case_progress q on q.case_id = c.id left join lateral app.counsel_of(c.id) k on true
    where c.id = ${caseId}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { client, signed, firm, states, ending } = found;
  const ended = ending && isOver(ending, firmDayOf(services.clock.now())) ? ending : null;
  if (firm === null) return ended && { obstacle: null, merchant: true, counsel: true, ended };
  const done = { merchant: signed.includes('merchant'), counsel: signed.includes('counsel') };
  // What is in force stays so when the installation's arrangement changes.
  const obstacle = done.merchant && done.counsel ? null : obstacleFor(services, client, { states, firm });
  return { obstacle, ...done, ended };
}

/**
 * Whether firm or service charges the fee; null where no arrangement is decided. Who that is, by name, how they are paid, and since which
 * day at the firm an engagement is in force; null before.
 */
export type Charging = {
  charged_as: 'firm' | 'service' | null;
  charged_by: string | null;
  payment: Payment | null;
  engaged_on: string | null;
};

/** Whoever may see the case learns the same. */
export async function chargingOf({ config }: Services, db: Db, caseId: string): Promise<Charging> {
  const { rows } = await sql<{ firm: string; at: Date }>`select * from app.engaged_firm_of(${caseId})`.execute(db);
  const [engaged] = rows;
  return {
    charged_as: chargedAs(config.arrangement),
    charged_by: chargedBy(config.arrangement, engaged?.firm ?? null),
    payment: paymentUnder(config.arrangement, engaged?.firm ?? null),
    engaged_on: engaged ? firmDayOf(engaged.at) : null,
  };
}

const obstacleFor = (
  { config, clock }: Services,
  client: string | null,
  { states, firm }: Pick<CaseCounsel, 'states' | 'firm'>,
): string | null =>
  arrangementObstacle(
    config.arrangement,
    {
      client: client === null ? null : stateCodeOf(client),
      attorney: states,
      firm: firmIn(config.arrangement, firm)?.state ?? null,
    },
    firmDayOf(clock.now()),
  );

/** The engagement letter as it would be signed now. `state` is the client's. */
export function engagementDraft(
  services: Services,
  theCase: MoneyCase,
  { state, counsel }: { state: string | null; counsel: CaseCounsel },
): PaperDraft {
  const { arrangement } = services.config;
  const firm = firmIn(arrangement, counsel.firm);
  const draft = { kind: 'engagement', title: papers.engagement.title, form: null } as const;
  if (arrangement === null || firm === null || obstacleFor(services, state, counsel) !== null)
    return {
      ...draft,
      attorney_id: counsel.attorney_id,
      text: `# ${papers.engagement.title}`,
      missing: ['the terms of the firm, which are not confirmed for your state yet'],
    };
  return engagementLetter({
    case_number: theCase.case_number,
    business: theCase.legal_business_name,
    merchant: `${theCase.first_name} ${theCase.last_name}`,
    processor: nameOfProcessor(theCase),
    held_amount_cents: theCase.held_amount_cents,
    percent: theCase.percent,
    attorney_id: counsel.attorney_id,
    counsel,
    arrangement,
    firm,
    ai: aiDisclosure(services.config),
  });
}

/** Whether client and attorney of the case both signed, and it has not ended. */
export async function isEngaged(
  { clock }: Services,
  db: Db,
  { id, attorney_id }: { id: string; attorney_id: string | null },
): Promise<boolean> {
  if (attorney_id === null) return false;
  const { rows } = await sql<{ engaged: boolean }>`
    select app.is_engaged(${id}, ${attorney_id}, ${clock.now()}) as engaged`.execute(db);
  return rows[0]?.engaged === true;
}
