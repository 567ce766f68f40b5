/** The environment of a command that a test starts, besides what the test sets: commands share their compile cache. */
export const commandEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
});
