import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

export interface ProcessLimits {
  timeout_ms: number;
  memory_mb: number;
}

/** Halves its share of a busy processor; a higher value would let the timeout run out. */
const niceness = 3;

/** Runs a process at low priority and kills it past its time or memory. Returns what ends it, and the watch, at once. */
export function limitProcess(child: ChildProcess, { timeout_ms, memory_mb }: ProcessLimits): () => void {
  lowerPriority(child);
  const timeout = setTimeout(() => child.kill('SIGKILL'), timeout_ms);
  const watch = setInterval(() => void memoryOf(child).then((mb) => mb > memory_mb && child.kill('SIGKILL')), 500);
  return () => {
    clearTimeout(timeout);
    clearInterval(watch);
    child.kill('SIGKILL');
  };
}

function lowerPriority(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Where lowering the priority is not allowed, it runs at the normal one.
  }
}

/**
 * Megabytes that the process holds, where the system reports it: images and WebAssembly are outside Node's own limit.
 */
async function memoryOf(child: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  return (Number(statm.split(' ')[1] ?? 0) * 4_096) / 1_048_576;
}
