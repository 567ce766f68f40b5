/** The modules that this process was started with before its own (`--import`), which its children need as well: scripts/node-flags.mjs. */
export const preloads = process.execArgv.filter((flag) => flag.startsWith('--import='));
