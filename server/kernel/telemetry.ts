import type { RequestListener } from 'node:http';

/** Traces and metrics of this process, when they are configured (server/system/open-telemetry.ts). */
export type Telemetry = {
  /** The same listener, with each answer measured and traced. */
  watched(listener: RequestListener): RequestListener;
  /** Runs a job, measured and traced. Throws what `work` throws. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
};

/** None: nothing is loaded, nothing is measured. */
export const noTelemetry: Telemetry = {
  watched: (listener) => listener,
  job: (_name, work) => work(),
  end: async () => {},
};
