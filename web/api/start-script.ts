/**
 * Stands in the document of a signed-in page: asks who is there while the scripts are still loading. `takeStarted`
 * hands the answer to the page's first call (web/api/started.ts).
 */
export const startPath = '/api/me/start';
export const startScript = `window.unholdStart=fetch("${startPath}",{credentials:"same-origin"});window.unholdStart.catch(function(){})`;
