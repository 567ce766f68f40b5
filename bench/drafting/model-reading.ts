import { readAnswer } from '../../drafting/model/answer.ts';
import { modelBrief } from '../../drafting/model/brief.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';
import type { ModelReading } from './measure-model.ts';

/** The product's own parse and fallback of a model's answer: null where the engine's draft stands. */
export const fromModel: ModelReading = (draft, output) => {
  const read = readAnswer(output, modelBrief(draft, 'measured'));
  const written = read.ok ? withModelTexts(draft, read.texts) : null;
  return written?.ok ? written.document : null;
};
