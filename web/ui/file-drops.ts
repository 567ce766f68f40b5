/** Passes files dropped or pasted anywhere on a page to the page's place for files. */

/** `hover` is called with true while files are over the page, and with false when they are gone. */
type FilePlace = { take: (files: File[]) => void; hover: (over: boolean) => void };

/** The last one gets the files: a dialog's place comes after its page's. */
const places: FilePlace[] = [];

/** Adds a place for files. Returns a function that removes it. */
export function offerFilePlace(place: FilePlace): () => void {
  // Adding the same listener again has no effect.
  for (const kind of ['dragover', 'dragleave', 'drop'] as const) window.addEventListener(kind, drag);
  for (const kind of ['dragstart', 'dragend'] as const) window.addEventListener(kind, dragOwn);
  window.addEventListener('paste', paste);
  places.push(place);
  return () => void places.splice(places.indexOf(place), 1);
}

/** A picture dragged within the page also counts as a file to the browser, but is not one to take. */
let ownDrag = false;
const dragOwn = ({ type }: DragEvent): void => {
  ownDrag = type === 'dragstart';
};

function drag(event: DragEvent): void {
  const { dataTransfer: dragged, target, type } = event;
  const place = places.at(-1);
  if (!place || ownDrag || !dragged?.types.includes('Files') || isFileInput(target)) return;
  event.preventDefault();
  // Every element sends `dragleave`, but only leaving the page has no related target.
  if (type !== 'dragleave' || event.relatedTarget === null) place.hover(type === 'dragover');
  if (type === 'drop') place.take([...dragged.files]);
}

function paste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  const place = places.at(-1);
  // Word and Excel put a picture on the clipboard beside their text; in a text box the text is meant.
  const isText = isBox(event.target) && event.clipboardData?.types.includes('text/plain');
  if (files.length === 0 || !place || isText) return;
  event.preventDefault();
  place.take(files.map(named));
}

const isFileInput = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file';
const isBox = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]');

/** Every browser names a pasted picture "image.png", so it gets a name that identifies it among the documents. */
export function named(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const at = new Date(file.lastModified - new Date(file.lastModified).getTimezoneOffset() * 60_000).toISOString();
  const name = `screenshot-${at.slice(0, 19).replace('T', '-').replaceAll(':', '')}${file.name.slice('image'.length)}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
