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

/** A paragraph of their own at the end, and a sentence more in one of the draft that has no facts, saved as the desk saves. */
export async function saveWords(by: TestUser, id: string, own: string, more: string): Promise<TestAnswer> {
  const { body } = await by.get(`/api/letters/${id}`);
  return by.send('PUT', `/api/letters/${id}`, {
    version: body.version,
    document: withWords(body.document, own, more),
  });
}

export function withWords(document: LetterDocument, own: string, more: string): LetterDocument {
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
 * Where a sentence is found by whoever opens the newest letter of the case: `here`, in its text; `linked`, in a version of it that its page lists,
 * or in a letter whose place it took; `lost` otherwise.
 */
export async function whereIs(
  room: LetterRoom,
  reader: TestUser,
  sentence: string,
): Promise<'here' | 'linked' | 'lost'> {
  const { id } = await newestLetter(room);
  const { body } = await reader.get(`/api/letters/${id}`);
  if (wordsOf(body.document).includes(sentence)) return 'here';
  for (let at: string | null = id; at !== null;) {
    for (const { version } of (await reader.get(`/api/letters/${at}/versions`)).body.items) {
      const read = await reader.get(`/api/letters/${at}/versions/${version}`);
      if (wordsOf(read.body.document).includes(sentence)) return 'linked';
    }
    at = (await reader.get(`/api/letters/${at}`)).body.in_place_of;
  }
  return 'lost';
}
