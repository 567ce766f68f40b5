/**
 * OpenTelemetry of this process. Loaded only when configured: the packages cost memory and time to start
 * (docs/decisions/0086-the-system-page-and-alarms.md).
 */
import {
  context,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type ObservableGauge,
} from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { Pool } from 'pg';
import { systemActor, type Database } from '../../db/actor.ts';
import type { Log } from '../kernel/log.ts';
import type { Readiness } from '../kernel/readiness.ts';
import type { Telemetry } from '../kernel/telemetry.ts';
import { version } from '../kernel/version.ts';
import { countJobs, countStoppedEmails } from './read-work.ts';
import { routeName } from './route-name.ts';

type Parts = {
  /** The port for Prometheus, on 127.0.0.1 only. Null: none. */
  metricsPort: number | null;
  /** The collector that takes traces by OTLP over HTTP. Null: none. */
  tracesUrl: string | null;
  database: Database;
  pools: Readonly<Record<string, Pool>>;
  readiness: () => Promise<Readiness>;
  log: Log;
};

/** In seconds: delays that a user notices, and the times that jobs take. */
const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBounds = [0.1, 0.5, 1, 5, 10, 30, 60, 120, 300];

/** Starts measuring and, when a collector is given, tracing. Once per process: the SDK's providers are global. */
export async function openTelemetry(parts: Parts): Promise<Telemetry> {
  const { metricsPort, tracesUrl } = parts;
  const exporter = metricsPort === null ? null : await openExporter(metricsPort);
  const sdk = new NodeSDK({
    serviceName: 'unhold',
    autoDetectResources: false,
    instrumentations: [],
    metricReaders: exporter ? [exporter] : [],
    logRecordProcessors: [],
    ...(tracesUrl === null ? { spanProcessors: [] } : { traceExporter: new OTLPTraceExporter({ url: tracesUrl }) }),
  });
  sdk.start();
  const meter = metrics.getMeter('unhold', version);
  const tracer = trace.getTracer('unhold', version);
  const requests = meter.createHistogram('http_server_request_duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: requestBounds },
  });
  const jobs = meter.createHistogram('job_duration', { unit: 's', advice: { explicitBucketBoundaries: jobBounds } });
  observe(parts);
  return {
    watched: (listener) => (request, response) => {
      const [method, began] = [request.method ?? '', performance.now()];
      const route = routeName(method, request.url ?? '');
      const parent = propagation.extract(context.active(), request.headers);
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER }, parent);
      response.once('close', () => {
        const { statusCode: status } = response;
        requests.record((performance.now() - began) / 1000, { method, route, status });
        const id = response.getHeader('x-request-id');
        span.setAttributes({
          'http.response.status_code': status,
          ...(id === undefined ? {} : { request_id: String(id) }),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), () => void listener(request, response));
    },
    job: (name, work) =>
      tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, async (span) => {
        const began = performance.now();
        let outcome = 'failed';
        try {
          const result = await work();
          outcome = 'done';
          return result;
        } finally {
          jobs.record((performance.now() - began) / 1000, { name, outcome });
          if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }
      }),
    end: async () => {
      await sdk.shutdown().catch((error: unknown) => parts.log.warn({ err: error }, 'telemetry did not end in order'));
      for (const each of [metrics, trace, context, propagation]) each.disable();
    },
  };
}

/** Throws when the port is taken. */
async function openExporter(port: number): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ host: '127.0.0.1', port, preventServerStart: true });
  await exporter.startServer();
  return exporter;
}

/** The gauges, which are read only when Prometheus asks. */
function observe({ database, pools, readiness, log }: Parts): void {
  const meter = metrics.getMeter('unhold', version);
  const gauge = (name: string, unit: string): ObservableGauge => meter.createObservableGauge(name, { unit });
  const all = {
    queueAge: gauge('queue_oldest', 's'),
    outboxAge: gauge('outbox_oldest', 's'),
    jobs: gauge('jobs', '{jobs}'),
    emails: gauge('emails_stopped', '{emails}'),
    connections: gauge('database_connections', '{connections}'),
    ready: gauge('ready', '1'),
  };
  meter.addBatchObservableCallback(async (to) => {
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      to.observe(all.connections, totalCount - idleCount, { pool, state: 'used' });
      to.observe(all.connections, idleCount, { pool, state: 'idle' });
      to.observe(all.connections, waitingCount, { pool, state: 'waited_for' });
    }
    const { ready, checks } = await readiness();
    to.observe(all.ready, ready ? 1 : 0);
    if (!checks.database.ok) return;
    to.observe(all.queueAge, checks.queue.oldest_seconds ?? 0);
    to.observe(all.outboxAge, checks.outbox.oldest_seconds ?? 0);
    const [counts, emails] = await database
      .as(systemActor, async (db) => [await countJobs(db), await countStoppedEmails(db)] as const)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the work could not be counted');
        return [[], null] as const;
      });
    for (const { name, oldest_seconds: _oldest, ...states } of counts)
      for (const [state, count] of Object.entries(states)) to.observe(all.jobs, count, { name, state });
    for (const [status, count] of Object.entries(emails ?? {})) to.observe(all.emails, count, { status });
  }, Object.values(all));
}
