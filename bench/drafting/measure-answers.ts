import { readAnswer } from '../../drafting/model/answer.ts';
import { modelBrief } from '../../drafting/model/brief.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { localVerifier } from '../../server/engines/verifier/local-verifier.ts';
import { askModel } from '../../server/letters/ask-model.ts';
import { openLanguageModel } from '../../server/ports/ai/open-language-model.ts';
import { openEndpoint, stream } from '../../testing/models/compatible-endpoint.ts';
import { atLeast, none, type Goal } from './goal.ts';
import { answersOf, temperaments, type ModelAnswers, type Temperament } from './model-answers.ts';

/** What became of an answer: in the letter as it came, after its faults were named, or not at all. */
type Outcome = 'as is' | 'repaired' | 'engine';
type Judged = ModelAnswers & { outcome: Outcome; byVerifier: boolean; why: string };

/** The paragraphs of an answer that the reader let pass and the verifier found red in. */
async function isCaughtByVerifier({ draft, sent }: ModelAnswers): Promise<boolean> {
  let output: unknown = null;
  try {
    output = JSON.parse(sent[0]);
  } catch {
    return false;
  }
  const texts = readAnswer(output, modelBrief(draft, 'measured'));
  return texts.ok && !(await withModelTexts(draft, texts.texts, verifyLetter)).ok;
}

/** Runs each recorded answer through the port, as an endpoint on loopback would send it, the reader, the repair and the verifier. */
export async function judgeAnswers(temperament: Temperament): Promise<Judged[]> {
  let current: readonly [string, string] = ['', ''];
  let turn = 0;
  const endpoint = await openEndpoint((_asked, response) => stream(response, current[turn++ === 0 ? 0 : 1]));
  const model = openLanguageModel({ provider: 'compatible', model: 'recorded', url: endpoint.url, key: null });
  const judged: Judged[] = [];
  try {
    for (const each of answersOf(temperament)) {
      [current, turn] = [each.sent, 0];
      const signal = AbortSignal.timeout(20_000);
      const result = await askModel({
        verifier: localVerifier,
        model,
        draft: each.draft,
        brief: modelBrief(each.draft, 'measured'),
        usage: { inputTokens: 0, outputTokens: 0 },
        signal,
        watch: { signal, onStep: () => undefined },
      });
      judged.push({
        ...each,
        outcome: 'texts' in result ? (turn === 1 ? 'as is' : 'repaired') : 'engine',
        byVerifier: await isCaughtByVerifier(each),
        why: 'texts' in result ? '' : result.note,
      });
    }
  } finally {
    await endpoint.close();
  }
  return judged;
}

/** Goals of the recorded answers: faithful ones reach the letter, none that turns the meaning does. */
export function goalsOf(judged: readonly Judged[]): Goal[] {
  const faithful = judged.filter(({ temperament }) => temperament === 'faithful');
  const turned = judged.filter(({ turns }) => turns);
  const counts = temperaments.flatMap((temperament): Goal[] => {
    const own = judged.filter((each) => each.temperament === temperament);
    if (own.length === 0) return [];
    const count = (outcome: Outcome): number => own.filter((each) => each.outcome === outcome).length;
    return [
      {
        what: `${temperament}: as is / repaired / engine; caught by the verifier alone`,
        measured: `${count('as is')} / ${count('repaired')} / ${count('engine')}; ${own.filter(({ byVerifier }) => byVerifier).length}`,
        goal: '-',
        met: true,
        misses: [],
      },
    ];
  });
  return [
    ...counts,
    atLeast(
      'faithful answers that reach the letter, as they are or repaired',
      faithful.filter(({ outcome }) => outcome !== 'engine').length,
      faithful.length,
      0.9,
      faithful.filter(({ outcome }) => outcome === 'engine').map(({ id, why }) => `${id}: ${why}`),
    ),
    none(
      'answers that turn the meaning and reach the letter, at once or the second time',
      turned
        .filter(({ outcome, turnsAgain }) => outcome === 'as is' || (outcome === 'repaired' && turnsAgain))
        .map(({ id, wrong }) => `${id}: ${wrong}`),
      turned.length,
    ),
  ];
}

/** The recorded answers of these temperaments. */
export async function measureAnswers(of: readonly Temperament[] = temperaments): Promise<Goal[]> {
  const judged: Judged[] = [];
  for (const temperament of of) judged.push(...(await judgeAnswers(temperament)));
  return goalsOf(judged);
}
