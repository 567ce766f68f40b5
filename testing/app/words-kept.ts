import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import type { LetterRoom } from './letter-room.ts';
import type { TestAnswer, TestUser } from './test-user.ts';

/** The newest letter of the room's case. */
export async function newestLetter(room: LetterRoom): Promise<{ id: string; status: string }> {
  const [letter] = await room.superuser.rows<{ id: string; status: string }>(
    'select id, status from letters where case_id = $1 order by id desc limit 1',
    [room.caseId],
  );
  if (!letter) throw new Error('no letter');
  return letter;
}

/** Adds a paragraph at the end and a sentence to a drafted paragraph without facts, and saves as the desk does. */
export async function saveWords(by: TestUser, id: string, own: string, more: string): Promise<TestAnswer> {
  const { body } = await by.get(`/api/letters/${id}`);
  return by.send('PUT', `/api/letters/${id}`, {
    version: body.version,
    document: withWords(body.document, own, more),
  });
}

function withWords(document: LetterDocument, own: string, more: string): LetterDocument {
  const plain = document.blocks.find(
    ({ kind, clause_id, fact_refs }) => kind === 'paragraph' && clause_id !== null && fact_refs.length === 0,
  );
  const added = { kind: 'paragraph' as const, clause_id: null, fact_refs: [], authority_refs: [] };
  return {
    ...document,
    blocks: [
      ...document.blocks.map((block) => (block === plain ? { ...block, text: `${block.text} ${more}` } : block)),
      { ...added, id: `own-${document.blocks.length}-${own.length}`, text: own },
    ],
  };
}

export const wordsOf = ({ blocks }: { blocks: readonly LetterBlock[] }): string =>
  blocks.map(({ text, items = [], rows = [] }) => [text, ...items, ...rows.flat()].join('\n')).join('\n');

/**
 * The texts that a user finds from the newest letter of the case: `here`, its own; `linked`, those of its versions and
 * of the letters that it superseded.
 */
async function wordsFound(room: LetterRoom, reader: TestUser): Promise<{ here: string; linked: string }> {
  const { id } = await newestLetter(room);
  const { body } = await reader.get(`/api/letters/${id}`);
  const linked: string[] = [];
  for (let at: string | null = id; at !== null;) {
    for (const { version } of (await reader.get(`/api/letters/${at}/versions`)).body.items)
      linked.push(wordsOf((await reader.get(`/api/letters/${at}/versions/${version}`)).body.document));
    at = (await reader.get(`/api/letters/${at}`)).body.in_place_of;
  }
  return { here: wordsOf(body.document), linked: linked.join('\n') };
}

/** Where each sentence is found: `here`, in the newest letter; `linked`, in what its page leads to; `lost` otherwise. */
export async function whereAre(room: LetterRoom, reader: TestUser, sentences: readonly string[]) {
  const { here, linked } = await wordsFound(room, reader);
  return sentences.map((each) => (here.includes(each) ? 'here' : linked.includes(each) ? 'linked' : 'lost'));
}
