// How the server's Node is started, from the root. A small young generation, one malloc arena that returns freed memory, and
// sources without types save a quarter of its memory at no measurable cost in speed (bench/).
export const nodeFlags = ['--max-semi-space-size=4', '--import=./scripts/stripped-sources.mjs'];
export const nodeEnv = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
