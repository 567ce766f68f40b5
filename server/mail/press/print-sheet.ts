import { render } from 'react-email';
import { frameOf } from './frame.ts';
import type { Sheet } from './sheet.ts';

/** The HTML part of a mail. Loads React: import it only where a mail is about to leave. */
export async function printSheet(sheet: Sheet): Promise<string> {
  return render(frameOf(sheet));
}
