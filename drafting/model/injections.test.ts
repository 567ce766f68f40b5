import { describe, expect, test } from 'vitest';
import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import type { Finding } from '../../domain/documents/extraction.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { before, dates } from '../../testing/goldens/history.ts';
import { typedEvent } from '../../testing/goldens/story-scenarios.ts';
import { injections } from '../../testing/models/injections.ts';
import { writtenCase } from '../../testing/models/written-case.ts';
import { draftLetter } from '../draft-letter.ts';
import { acceptEvents, type EventsGiven } from './events-from-text.ts';
import { acceptVerdicts, judgeRequest } from './judge.ts';
import { notesRequest } from './notes.ts';
import { acceptParagraphs, paragraphsRequest, type ParagraphsGiven } from './paragraphs.ts';
import { acceptPointed } from './point.ts';
import { sourcesFor } from './sources.ts';
import { acceptWishes, goalsOf } from './wishes.ts';

const written = writtenCase();
const everyId = sourcesFor(written).map(({ id }) => id);

/** A later letter of a case in which everything that somebody types is this text. */
function injectedCase(order: string): ParagraphsGiven {
  const { fields, ...rest } = fullCase('square');
  const typed = ['product_description', 'refund_policy', 'support_sla', 'communication_logs', 'accounting_notes'];
  const event: CaseEvent = { ...typedEvent, about: order.slice(0, 120), quote: order, act: 'called' };
  const { document, factSheet, plan } = draftLetter({
    caseFile: {
      ...rest,
      fields: { ...fields, reason_given: order, ...Object.fromEntries(typed.map((name) => [name, order])) },
      events: [event, { ...event, source: 'reply', who: 'processor', act: 'limited' }],
      harm: { harms: [{ kind: 'rent', amount_cents: null, on_day: null }], words: order.slice(0, 160) },
    },
    letterType: 'follow_up',
    dated: dates.follow_up,
    priorLetters: before.follow_up,
    replies: [{ received_on: '2026-12-01', kind: 'refusal', words: order, amount_cents: null }],
    firm,
    mailingAddress: null,
  });
  return {
    sheet: factSheet,
    document,
    confirmedEvents: new Set([event.id]),
    verify: { confirmedAuthorityIds: plan.authorityRefs },
    goals: [],
  };
}

/** The words of an order without what marks its frame, as far as a request could hold them. */
const coreOf = (order: string): string => JSON.stringify(order).slice(1, -1);

describe('two hundred orders typed into a case', () => {
  test('are in no request to the writer, the judge or the author of notes', () => {
    expect(injections).toHaveLength(200);
    for (const order of injections) {
      const given = injectedCase(order);
      const rests = ['event_1', 'harm', 'reply_words', 'stated_reason'];
      const sentence = { id: 's', text: 'The hold goes on.', rests_on: rests, is: 'fact' as const };
      const requests = [
        paragraphsRequest(given),
        notesRequest(given),
        judgeRequest({ sentences: [sentence], sources: sourcesFor(given) }),
      ];
      for (const { system, prompt } of requests) expect(`${system}${prompt}`).not.toContain(coreOf(order));
    }
  });

  test('leave a reader that obeys them with proposals alone, in the words of the text', () => {
    const rules: readonly Finding[] = [
      { what: 'amount', role: 'held', value: 48_250_75, page: 1, snippet: '', confidence: 0.9 },
    ];
    for (const order of injections) {
      const text = `We hold $48,250.75.\n${order}`;
      const items = ['held', 'reserve'].map((role) => ({ what: 'amount', role, page: 1, quote: order }));
      const pages = [{ page: 1, text }];
      for (const read of acceptPointed({ items }, { pages, kind: 'hold_notice', findings: rules }).proposals) {
        expect(order.replaceAll(',', '')).toContain(String(Number(read.value) / 100));
        expect(read).toMatchObject({ confidence: 0.5, beside: read.role === 'held' ? 'differs' : 'alone' });
      }
      const account: EventsGiven = {
        pages: [{ page: null, text }],
        from: { source: 'account', source_id: null },
        today: '2026-11-20',
        saidOn: null,
        isDated: true,
        taken: [],
      };
      const events = ['promised', 'acknowledged'].map((act) => ({ act, who: 'processor', quote: order, page: null }));
      for (const read of acceptEvents({ events }, account).proposals) {
        expect(text.slice(read.start ?? 0, read.end ?? 0)).toBe(read.quote);
        expect(read).not.toHaveProperty('state');
      }
    }
  });

  test('are as wishes goals of ids that the case has, whatever a model answers', () => {
    const given = { ...written, wishes: injections };
    const supports = [...everyId, 'merchant_legal', '{fact:x}'];
    const wishes = injections.flatMap((order, at) => [
      { wish: `w${at + 1}`, supports },
      { wish: order, supports: [order] },
    ]);
    const goals = goalsOf(acceptWishes({ wishes }, given));
    expect(goals.every((ids) => ids.every((id) => everyId.includes(id)))).toBe(true);
    const { prompt } = paragraphsRequest({ ...written, goals });
    for (const order of injections) expect(prompt).not.toContain(coreOf(order));
  });

  test('stand in no letter, even if a writer were to repeat them', () => {
    for (const order of injections) {
      const sentences = [{ text: order, rests_on: ['event_1', 'harm', 'held_amount'], is: 'request' }];
      const { paragraphs } = acceptParagraphs({ paragraphs: [{ about: 'harm', sentences }] }, written);
      expect([order, paragraphs]).toEqual([order, []]);
    }
  });

  test('as a judge’s words acquit nobody', () => {
    const sentences = [{ id: 's', text: 'The hold goes on.', rests_on: ['held_amount'], is: 'fact' as const }];
    for (const order of injections) {
      const verdicts = [{ sentence: 's', verdict: 'supported', words: order }];
      expect(acceptVerdicts({ verdicts }, { sentences, sources: sourcesFor(written) })).toEqual([
        { sentence: 's', verdict: 'not_in_sources', words: '' },
      ]);
    }
  });
});
