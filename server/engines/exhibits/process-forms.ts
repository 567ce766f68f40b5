import pLimit from 'p-limit';
import { BinderProcess } from './binder-process.ts';
import type { FormAnswer, FormTask } from './binder-task.ts';
import { FormFailed, type PrescribedForms } from './prescribed-forms.ts';

const usual = { ms: 20_000, memoryBytes: 1_000 * 1024 * 1024 };

/** Opens forms in a process of their own, one at a time, with limits on time and memory. */
export function createProcessForms(limits = usual): PrescribedForms {
  const worker = new BinderProcess(limits.memoryBytes);
  const inTurn = pLimit(1);
  const ask = async (form: FormTask): Promise<FormAnswer> => {
    const answer = await inTurn(() => worker.ask({ form }, limits.ms)).catch((error: unknown) => {
      throw new FormFailed('the process that opens forms ended', { cause: error });
    });
    if ('form' in answer) return answer.form;
    throw new FormFailed('failed' in answer ? answer.failed : 'the process answered another task');
  };
  const other = () => new FormFailed('the process answered another task');
  const bytesOf = async (form: FormTask): Promise<Uint8Array> => {
    const answer = await ask(form);
    if ('bytes' in answer) return answer.bytes;
    throw other();
  };
  return {
    async read(bytes) {
      const answer = await ask({ task: 'read', bytes });
      if ('shape' in answer) return answer.shape;
      throw other();
    },
    fill: (bytes, values) => bytesOf({ task: 'fill', bytes, values }),
    async compare(blank, returned) {
      const answer = await ask({ task: 'compare', blank, returned });
      if ('difference' in answer) return answer.difference;
      throw other();
    },
    drawPage: (bytes, page) => bytesOf({ task: 'draw', bytes, page }),
  };
}
