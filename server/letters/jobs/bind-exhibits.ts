import type { Services } from '../../kernel/context.ts';
import { bindExhibits } from '../bind-exhibits.ts';

/** Binds the exhibits of a letter's current version; a second run finds them bound. */
export async function bindExhibitsJob(services: Services, data: { letter_id: string }): Promise<void> {
  await bindExhibits(services, data.letter_id);
}
