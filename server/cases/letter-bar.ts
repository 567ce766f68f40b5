import type { Db } from '../../db/actor.ts';
import type { LetterBar } from '../../domain/cases/letter-bar.ts';
import type { StageProgress } from '../../domain/cases/stage.ts';
import { isLeaving, isUnsent } from '../../domain/letters/life.ts';
import { barsAt } from '../gate/gate.ts';
import type { Services } from '../kernel/context.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import { isKeptBack } from '../letters/held-back.ts';

/** Bars that have a next action of their own. */
const asked = ['agreement:unsigned', 'date:late', 'notice:unsubmitted', 'version'];
const isAsked = (key: string): boolean => asked.some((each) => key === each || key.startsWith(`${each}:`));

/** What keeps the approved letter of a case from leaving, or the released one from the post; null where nothing does. */
export async function letterBar(services: Services, db: Db, { letters }: StageProgress): Promise<LetterBar | null> {
  const leaving = letters.find(({ status }) => isLeaving(status));
  if (!leaving) return null;
  const letter = await findLetter(db, leaving.id);
  const { gate, deliveries } = await letterOnDesk(services, db, letter);
  if (isUnsent(letter.status)) {
    const bar = barsAt(gate, 'send').find(({ key }) => !isAsked(key));
    return bar ? { step: 'send', ...bar } : null;
  }
  if (isKeptBack(letter, deliveries)) {
    const [bar] = barsAt(gate, 'print');
    return { step: 'held', key: bar?.key ?? 'nothing', text: bar?.text ?? null };
  }
  const [bar] = deliveries.some(({ status }) => status === 'to_print') ? barsAt(gate, 'post') : [];
  return bar ? { step: 'post', ...bar } : null;
}
