import { availableParallelism } from 'node:os';

/** Connections of a process besides those that answer requests: at most so many for sign-in, job queue and health. */
export const ownConnections = { signIn: 5, queue: 4, health: 1 };

const besides = Object.values(ownConnections).reduce((sum, each) => sum + each, 0);

/** With fewer for requests, users would wait for each other. */
export const minConnections = besides + 5;

/** A few per processor for requests: more would wait for each other, and each connection plans its own statements. */
export const normalConnections = besides + Math.max(10, 4 * availableParallelism() + 2);

/** How many of a process's connections answer requests and do jobs. */
export const requestConnections = (all: number): number => all - besides;
