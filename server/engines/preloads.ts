/**
 * The `--import` flags that this process was started with; its child processes need them too (scripts/node-flags.mjs).
 */
export const preloads = process.execArgv.filter((flag) => flag.startsWith('--import='));
