/** Share buttons: the native share sheet, or else copying the link. Shown only if either is available. */
import { announce } from './announce.ts';

/** Without HTTPS a browser offers neither. */
const device: { share?: Navigator['share']; clipboard?: Clipboard } = navigator;

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
  if (!device.share && !device.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', () => void share());
}

async function share(): Promise<void> {
  const url = location.href.split('#')[0] ?? location.href;
  try {
    if (device.share) return await device.share.call(navigator, { title: document.title, url });
    await device.clipboard?.writeText(url);
    announce('Link copied', 'It is in your clipboard.');
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof Error && error.name === 'AbortError')) announce('The link could not be copied', url);
  }
}
