/** What a command that a test starts has of the environment beside what the test names: commands share what they compile. */
export const commandEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
});
