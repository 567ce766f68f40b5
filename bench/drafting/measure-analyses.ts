import { caseAnalysis } from '../../domain/cases/case-analysis.ts';
import { analyzeCase } from '../../drafting/analysis/analyze-case.ts';
import { quantile } from '../figures.ts';
import { atMost, none, type Goal } from './goal.ts';
import { seedsOf, type Seeds } from './measure-letters.ts';
import { unusableInAnalysis, untracedInAnalysis } from './trace-analysis.ts';
import { generators, type Generator } from './generators.ts';

/** Valid with no extra keys: parsing must return all of it. */
function invalid(analysis: unknown): string[] {
  const read = caseAnalysis.safeParse(analysis);
  if (!read.success) return [read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')];
  return JSON.stringify(read.data) === JSON.stringify(analysis) ? [] : ['keys that the schema does not know'];
}

/** One analysis per seed. */
export function measureAnalyses(seeds: Seeds, { request }: Generator = generators.varied): Goal[] {
  const wrong: string[] = [];
  const unusable: string[] = [];
  const untraced: string[] = [];
  const times: number[] = [];
  for (const seed of seedsOf(seeds)) {
    const { caseFile, dated } = request(seed);
    const began = performance.now();
    const analysis = analyzeCase(caseFile, dated);
    times.push(performance.now() - began);
    const note = (found: readonly string[]): string[] =>
      found.length > 0 ? [`seed ${seed}: ${found.join(' | ')}`] : [];
    wrong.push(...note(invalid(analysis)));
    unusable.push(...note(unusableInAnalysis(analysis)));
    untraced.push(...note(untracedInAnalysis(analysis, caseFile, dated)));
  }
  return [
    none('analyses that are not valid', wrong, seeds.count),
    none('analyses that cite what they may not', unusable, seeds.count),
    none('analyses with an untraced figure', untraced, seeds.count),
    atMost('analysis, p95', quantile(times, 0.95), 100),
  ];
}
