import { bandOf, type Outlook } from '../../domain/cases/case-analysis.ts';
import type { CaseFile } from '../facts/case-file.ts';
import type { FactSheet } from '../facts/fact.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import type { Retired } from '../facts/retired.ts';
import { scoreInputsOf } from './score-inputs.ts';
import { scoreOf } from './scorecard.ts';
import { whatIfs, type Setting } from './what-if.ts';

type Mover = Outlook['movers'][number];
const maxMovers = 3;

function directionOf(changes: readonly number[]): Mover['direction'] {
  if (changes.every((change) => change >= 0)) return 'raises';
  return changes.every((change) => change <= 0) ? 'lowers' : 'decides';
}

/**
 * The band of a case and at most three facts that would move its estimate most. Each is found by scoring the case again
 * with that one fact changed; a fact that changes nothing is left out. Equal ones keep the order of `whatIfs`.
 */
export function outlookOf(setting: { caseFile: CaseFile; today: string; sheet: FactSheet }, retired: Retired): Outlook {
  const percentOf = ({ caseFile, today }: Setting): number =>
    scoreOf(scoreInputsOf(caseFile, buildFactSheet(caseFile, { dated: today, retired }))).percent;
  const now = scoreOf(scoreInputsOf(setting.caseFile, setting.sheet)).percent;
  const movers = whatIfs(setting, setting.sheet).map(({ fact, action, outcomes }): Mover => {
    const changes = outcomes.map((outcome) => percentOf(outcome) - now);
    return { fact, action, direction: directionOf(changes), points: Math.max(...changes.map(Math.abs)) };
  });
  return {
    band: bandOf(now),
    movers: movers
      .filter(({ points }) => points > 0)
      .toSorted((a, b) => b.points - a.points)
      .slice(0, maxMovers),
  };
}
