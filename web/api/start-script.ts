/**
 * An inline script in the document of a signed-in page. It requests the current user while the other scripts are still
 * loading; `takeStarted` passes the response to the page's first call (web/api/started.ts).
 */
export const startPath = '/api/me/start';
export const startScript = `window.unholdStart=fetch("${startPath}",{credentials:"same-origin"});window.unholdStart.catch(function(){})`;
