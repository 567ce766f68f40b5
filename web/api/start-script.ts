/**
 * An inline script in the document of a signed-in page. It requests the current user, and on a case's page what that
 * page shows first, while the other scripts are still loading: a slow phone would otherwise wait for two rounds of
 * requests more. `takeStarted` passes each response to the page's first equal call (web/api/started.ts).
 */
export const startPath = '/api/me/start';
const ofCase = ['', '/papers', '/packet', '/ledger'];
export const startScript = `(function(w,p){var c=/^\\/dashboard\\/cases\\/([\\w-]{36})$/.exec(w.location.pathname);w.unholdStart={};\
(c?p.concat(${JSON.stringify(ofCase)}.map(function(n){return"/api/cases/"+c[1]+n})):p).forEach(function(a){\
w.unholdStart[a]=fetch(a,{credentials:"same-origin"});w.unholdStart[a].catch(function(){})})})(window,["${startPath}"])`;
