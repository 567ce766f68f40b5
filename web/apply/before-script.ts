/**
 * What a visitor did to the prerendered form before the page's script had arrived. The inline script keeps the browser
 * from sending the form itself, which would put a password into the URL, and notes that it was wanted.
 */
declare global {
  interface Window {
    unholdWanted?: boolean;
  }
}

export const beforeScript =
  'addEventListener("submit",function(e){if(!e.defaultPrevented){e.preventDefault();window.unholdWanted=true}})';

/** The boxes' texts, by name, without empty ones. */
export const typedInto = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

/** Whether the form was to be sent before it could be; once. */
export function takeWanted(): boolean {
  const wanted = window.unholdWanted === true;
  window.unholdWanted = false;
  return wanted;
}
