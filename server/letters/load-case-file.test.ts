import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { loadCaseFile } from './load-case-file.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
});
afterAll(() => room.close());

const earlier = async () => {
  const loaded = await room.app.services.database.as(systemActor, (db) => loadCaseFile(db, room.caseId));
  return loaded?.priorLetters.map(({ letter_type, notice }) => ({ letter_type, notice }));
};

/** Inserts the letter's text as another version with these flags in its facts. */
const write = (version: number, flags: string) =>
  room.superuser.rows(
    `insert into letter_versions (id, letter_id, case_id, version, document, markdown, content_html, word_count, fact_sheet, verdict,
       knowledge_hash, clauses_hash, pdf_key, pdf_sha256, engine)
     select gen_random_uuid(), letter_id, case_id, $2, document, markdown, content_html, word_count,
       jsonb_set(fact_sheet, '{situation,flags}', $3::jsonb), verdict, knowledge_hash, clauses_hash, pdf_key, pdf_sha256, engine
     from letter_versions where letter_id = $1 and version = 1`,
    [room.letterId, version, flags],
  );
const stand = (version: number) =>
  room.superuser.rows(`update letters set version = $2, status = 'sent', sent_at = now() where id = $1`, [
    room.letterId,
    version,
  ]);

test('an earlier letter counts as a notice only if the version that left was one', async () => {
  await stand(1);
  expect(await earlier()).toEqual([{ letter_type: 'initial', notice: false }]);
  await write(2, '["notice", "version_known"]');
  await stand(2);
  expect(await earlier()).toEqual([{ letter_type: 'initial', notice: true }]);
  await write(3, '["version_known"]');
  await stand(3);
  expect(await earlier()).toEqual([{ letter_type: 'initial', notice: false }]);
});
