// How the server's Node is started, from the root. One malloc arena that returns freed memory, and sources without
// types, save a quarter of its memory at no measurable cost in speed (bench/). The young generation is half of what
// Node would take: a smaller one saves 25 MiB more and costs a tenth of all requests (docs/decisions/0133).
export const nodeFlags = ['--max-semi-space-size=16', '--import=./scripts/stripped-sources.mjs'];
export const nodeEnv = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
