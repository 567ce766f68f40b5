/** Files that are dropped or pasted anywhere on a page go to its place for files. */

/** `hover`: files are over the page, or no longer. */
type FilePlace = { take: (files: File[]) => void; hover: (over: boolean) => void };

/** The newest place is asked: a dialog's stands above its page's. */
const places: FilePlace[] = [];

/** Returns how to take the place away. */
export function offerFilePlace(place: FilePlace): () => void {
  // Added again, a listener stays one.
  for (const kind of ['dragover', 'dragleave', 'drop'] as const) window.addEventListener(kind, drag);
  for (const kind of ['dragstart', 'dragend'] as const) window.addEventListener(kind, dragOwn);
  window.addEventListener('paste', paste);
  places.push(place);
  return () => void places.splice(places.indexOf(place), 1);
}

/** A picture that is dragged within the page counts as a file too, and is none. */
let ownDrag = false;
const dragOwn = ({ type }: DragEvent): void => {
  ownDrag = type === 'dragstart';
};

function drag(event: DragEvent): void {
  const { dataTransfer: dragged, target, type } = event;
  const place = places.at(-1);
  if (!place || ownDrag || !dragged?.types.includes('Files') || isFileInput(target)) return;
  event.preventDefault();
  // Each element that is left says so; only the page itself leads nowhere else.
  if (type !== 'dragleave' || event.relatedTarget === null) place.hover(type === 'dragover');
  if (type === 'drop') place.take([...dragged.files]);
}

function paste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  const place = places.at(-1);
  // Word and Excel put a picture beside their text: in a box the text is meant.
  const isText = isBox(event.target) && event.clipboardData?.types.includes('text/plain');
  if (files.length === 0 || !place || isText) return;
  event.preventDefault();
  place.take(files.map(named));
}

const isFileInput = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file';
const isBox = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]');

/** Every browser names a pasted picture "image.png"; among documents it needs a name of its own. */
export function named(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const at = new Date(file.lastModified - new Date(file.lastModified).getTimezoneOffset() * 60_000).toISOString();
  const name = `screenshot-${at.slice(0, 19).replace('T', '-').replaceAll(':', '')}${file.name.slice('image'.length)}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
