import { availableParallelism } from 'node:os';

/** What a process holds at most besides those that answer requests: for signing in, for the job queue, and one on which health asks. */
export const ownConnections = { signIn: 5, queue: 4, health: 1 };

const besides = Object.values(ownConnections).reduce((sum, each) => sum + each, 0);

/** With fewer for requests, people would wait for each other's. */
export const minConnections = besides + 5;

/** For requests a few for each processor: more of them wait for each other, and each plans its statements for itself. */
export const normalConnections = besides + Math.max(10, 4 * availableParallelism() + 2);

/** How many of a process's connections answer requests and do jobs. */
export const requestConnections = (all: number): number => all - besides;
