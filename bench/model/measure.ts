/**
 * Measures the configured language model (AI_PROVIDER, AI_MODEL, AI_URL, AI_KEY, AI_PRICES; AI_JUDGE_… for a judge of
 * its own): places that it points at in documents, events of narratives by another hand, sentences of paragraphs, its
 * verdicts, time and cost. Prints the estimate and asks before it sends anything; `--yes` does not ask. What it sends is
 * made up here. `--limit N`: of each set at most so many. `--stand-in`: a model in place of one, on loopback. Writes the
 * sentences that were kept to `kept.md` here, for a person to read beside their sources: whether a sentence is
 * supported, and whether the letter is better with it, is for that person.
 */
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { aiConfig, aiEnvironment, aiProblems, type ModelConfig } from '../../server/kernel/ai-config.ts';
import { openLanguageModel } from '../../server/ports/ai/open-language-model.ts';
import { storyGoldens } from '../../testing/goldens/story-scenarios.ts';
import { measureEvents, measurePointing, narratives, share, type Share } from './measure-reading.ts';
import { givenOfGolden, measureJudge, measureWriting, samplePrompt, type WritingFigures } from './measure-writing.ts';
import { openStandIn } from './stand-in.ts';
import { TimedModel, type Calls } from './timed-model.ts';

const { values } = parseArgs({
  options: {
    yes: { type: 'boolean', default: false },
    limit: { type: 'string', default: '60' },
    'stand-in': { type: 'boolean', default: false },
  },
});
const limit = Number(values.limit);
const sets = { known: narratives('narratives').slice(0, limit), apart: narratives('narratives-apart').slice(0, limit) };
const set = [...sets.known, ...sets.apart];

const standIn = values['stand-in'] ? await openStandIn(set) : null;
const env = z.object(aiEnvironment).parse({
  ...process.env,
  ...(standIn && { AI_PROVIDER: 'compatible', AI_MODEL: 'stand-in', AI_URL: standIn.url, AI_PRICES: '1/5' }),
});
const problems = aiProblems(env);
const config = aiConfig(env);
if (problems.length > 0 || config === null) {
  console.error([...problems, 'Set AI_PROVIDER and AI_MODEL, or use --stand-in.'].join('\n'));
  process.exit(2);
}

/** Dollars of so many tokens; null where no prices are set. */
const costOf = ({ prices }: ModelConfig, input: number, output: number): number | null =>
  prices && (input * prices.input + output * prices.output) / 1_000_000;

/** About four characters a token. */
async function agreed({ writer }: { writer: ModelConfig }): Promise<boolean> {
  const perLetter = storyGoldens.reduce((sum, golden) => sum + samplePrompt(givenOfGolden(golden)).length, 0);
  const input = Math.ceil(
    (perLetter * 3 + set.reduce((sum, { text }) => sum + text.length + 3_000, 0) + limit * 4_000) / 4,
  );
  const output = storyGoldens.length * 2_000 + limit * 800;
  const cost = costOf(writer, input, output);
  const about = cost === null ? 'its price is not set (AI_PRICES)' : `about $${cost.toFixed(2)}`;
  console.log(`${writer.name}, ${writer.model}: about ${input + output} tokens, ${about}. Everything sent is made up.`);
  if (values.yes || standIn) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Go on? (y/N) ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const percent = (part: Share): string =>
  part.of === 0 ? 'none' : `${(share(part) * 100).toFixed(1)} % (${part.right} of ${part.of})`;

const rowsOf = (name: string, { model, rules, both }: Awaited<ReturnType<typeof measureEvents>>) => ({
  [`${name}: precision (.97)`]: percent(model.precision),
  [`${name}: recall (.85)`]: percent(model.recall),
  [`${name}: recall with what the rules find`]: percent(both),
  [`${name} by the rules alone: precision`]: percent(rules.precision),
  [`${name} by the rules alone: recall`]: percent(rules.recall),
});

function timeAndCost(calls: Map<string, Calls>, model: ModelConfig) {
  return [...calls].map(([kind, { ms, input, output, failed }]) => {
    const sorted = ms.toSorted((a, b) => a - b);
    return {
      kind,
      calls: ms.length,
      failed,
      p95_s: Number(((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0) / 1_000).toFixed(1)),
      tokens: input + output,
      dollars: costOf(model, input, output)?.toFixed(3) ?? 'no price',
    };
  });
}

const kept = ({ kept: paragraphs }: WritingFigures): string =>
  paragraphs
    .map(({ letter, about, sentences }) =>
      [
        `## ${letter}: ${about}`,
        ...sentences.flatMap(({ text, sources }) => [`- [ ] ${text}`, ...sources.map((each) => `    - ${each}`)]),
      ].join('\n'),
    )
    .join('\n\n');

if (await agreed(config)) {
  const writer = new TimedModel(openLanguageModel(config.writer), config.timeoutSeconds * 1_000);
  const judge = config.judge ? new TimedModel(openLanguageModel(config.judge), config.timeoutSeconds * 1_000) : writer;
  const events = await measureEvents(writer.ask('events'), sets.known);
  const apart = await measureEvents(writer.ask('events'), sets.apart);
  const pointing = await measurePointing(writer.ask('documents'), limit);
  const writing = await measureWriting(writer.ask('paragraphs'), judge.ask('judge'));
  const verdicts = await measureJudge(judge.ask('verdicts'));
  console.table({
    'places found in the document (.95)': percent(pointing.located),
    'their values true': percent(pointing.values),
    ...rowsOf('events', events),
    ...rowsOf('events of the set apart', apart),
    'sentences that fell by the rules': `${writing.fellByRules} of ${writing.written}`,
    'sentences that fell by the judge': `${writing.fellByJudge} of ${writing.written}`,
    'wrong sentences that the judge accuses': percent(verdicts.caught),
    'right sentences that it leaves': percent(verdicts.left),
  });
  console.table(timeAndCost(writer.calls, config.writer));
  if (config.judge) console.table(timeAndCost(judge.calls, config.judge));
  writeFileSync(new URL('kept.md', import.meta.url), `${kept(writing)}\n`);
  console.log(
    'The sentences that were kept are in bench/model/kept.md. Read each beside its sources: at most 5 in 100',
  );
  console.log('may be unsupported, and the letters have to be better with them. If they are, keep this table and set');
  console.log(`AI_PARAGRAPHS_BY=${config.writer.model}`);
}
await standIn?.close();
