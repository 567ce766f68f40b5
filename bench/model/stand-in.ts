import { openEndpoint, stream, type Endpoint } from '../../testing/models/compatible-endpoint.ts';
import type { Narrative } from './measure-reading.ts';

const numbered = /"(event_\d+)"/g;

/**
 * A model in place of one, on loopback, so that the measurement itself can be run: it answers from the truth of the
 * narratives with each fifth event left out, repeats the events of a letter, and accuses nobody.
 */
export function openStandIn(narratives: readonly Narrative[]): Promise<Endpoint> {
  return openEndpoint(({ text }, response) => stream(response, JSON.stringify(answerTo(text, narratives))));
}

function answerTo(asked: string, narratives: readonly Narrative[]): object {
  if (asked.includes('verdicts')) {
    const ids = [...asked.matchAll(/\\"id\\":\s*\\"([\w-]+-\d+|event_\d+-[a-z-]+)\\"/g)].map(([, id = '']) => id);
    return { verdicts: ids.map((sentence) => ({ sentence, verdict: 'supported', words: 'reports' })) };
  }
  if (asked.includes('dated events in a text')) {
    const found = narratives.find(({ text }) => asked.includes(JSON.stringify(JSON.stringify(text)).slice(3, 60)));
    const events = (found?.events ?? []).filter((_, at) => at % 5 !== 4);
    return { events: events.map(({ act, who, quote }) => ({ act, who, quote, page: null })) };
  }
  if (asked.includes('where a document says')) return { items: [] };
  const ids = [...new Set([...asked.replaceAll('\\', '').matchAll(numbered)].map(([, id = '']) => id))];
  const sentences = ids.map((id) => ({ text: `{event:${id}}.`, rests_on: [id], is: 'fact' }));
  return { paragraphs: [{ about: 'what_happened', sentences }] };
}
