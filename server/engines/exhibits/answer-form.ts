import type { FormAnswer, FormTask } from './binder-task.ts';
import { compareForm } from './compare-form.ts';
import { drawPage } from './draw-page.ts';
import { fillForm } from './fill-form.ts';
import { openPdf } from './open-pdf.ts';
import { readForm } from './read-form.ts';

/** Does one task with a prescribed form in this process. Throws whatever the file makes a reader throw. */
export async function answerForm(task: FormTask): Promise<FormAnswer> {
  switch (task.task) {
    case 'read':
      return { shape: await readForm(task.bytes) };
    case 'fill':
      return { bytes: await fillForm(task.bytes, task.values) };
    case 'compare':
      return { difference: await compareForm(task.blank, task.returned) };
    case 'draw':
      return { bytes: await pictureOf(task.bytes, task.page) };
  }
}

async function pictureOf(bytes: Uint8Array, number: number): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  try {
    const drawn = await drawPage(pdf, await pdf.getPage(number));
    if (!('picture' in drawn)) throw new Error('the page was not drawn');
    return drawn.picture;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
