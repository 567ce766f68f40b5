/** Copy buttons for the element that `data-copy` names. Shown only where the clipboard is available. */
import { announce } from './announce.ts';

const clipboard: Clipboard | undefined = navigator.clipboard;

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const source = document.getElementById(button.dataset['copy'] ?? '');
  if (!clipboard || !source) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = [...source.children].map((child) => child.textContent).join('\n\n');
    clipboard.writeText(text).then(
      () => announce('Copied', 'The letter is in your clipboard.'),
      () => announce('It could not be copied', 'Select the text and copy it, or download the letter.'),
    );
  });
}
