import { createServer } from 'node:http';
import { setTimeout as elapse } from 'node:timers/promises';
import { seconds } from '../../clock/clock.js';
import type { Observer } from '../../observing/observer.js';

/** What waits to be done, as the database has it now. */
export interface Backlog {
  readonly due: number;
  /** In seconds; 0 where nothing waits. */
  readonly oldestDue: number;
  readonly givenUp: number;
}

export interface Metrics {
  readonly observer: Observer;
  /** In Prometheus's text format. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

/** From a fast read to the longest that a caller waits. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

async function inTime<Result>(asked: Promise<Result>, limit: number): Promise<Result> {
  const waiting = new AbortController();
  const late = elapse(limit, undefined, { signal: waiting.signal }).then(() => {
    throw new Error('The database didn’t answer in time.');
  });
  return Promise.race([asked, late]).finally(() => waiting.abort());
}

/**
 * What Prometheus asks for. Labels are names of the contract and kinds of jobs, never an address or an id: there are some hundreds of series, however many customers
 * there are, and nothing about any of them.
 * @param options `patience`: after how many ms a database that doesn't answer counts as away. Prometheus waits ten seconds, and would take all of the backend for gone.
 */
export async function prometheusMetrics(
  backlog: () => Promise<Backlog>,
  { patience = seconds(2) }: { readonly patience?: number } = {},
): Promise<Metrics> {
  // Whoever measures nothing doesn't wait for it at each start.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'pomp_request_duration_seconds',
    help: 'How long answers took, by call and status.',
    labelNames: ['call', 'method', 'status'],
    buckets,
    registers,
  });
  const jobs = new Counter({
    name: 'pomp_jobs_total',
    help: 'Attempts at jobs, by kind and how they ended.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const jobTime = new Histogram({
    name: 'pomp_job_duration_seconds',
    help: 'How long attempts at jobs took, by kind.',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const due = new Gauge({ name: 'pomp_jobs_due', help: 'Jobs that are due and not done.', registers });
  const oldest = new Gauge({ name: 'pomp_jobs_oldest_due_seconds', help: 'For how long the oldest job has been due.', registers });
  const givenUp = new Gauge({ name: 'pomp_jobs_given_up', help: 'Jobs that were given up and wait for someone.', registers });
  const database = new Gauge({ name: 'pomp_database_up', help: 'Whether the database answered just now.', registers });
  const lookNow = async () => {
    try {
      const now = await inTime(backlog(), patience);
      due.set(now.due);
      oldest.set(now.oldestDue);
      givenUp.set(now.givenUp);
      database.set(1);
    } catch {
      database.set(0);
    }
  };
  return {
    observer: {
      answered: ({ call = 'other', method, status, millis }) =>
        requests.observe({ call, method, status: String(status) }, millis / 1_000),
      jobEnded: ({ kind, outcome, millis }) => {
        jobs.inc({ kind, outcome });
        jobTime.observe({ kind }, millis / 1_000);
      },
    },
    read: async () => {
      await lookNow();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Answers Prometheus at a port of its own, which no visitor is led to. */
export function serveMetrics({ read, contentType }: Metrics, { port, host }: { readonly port: number; readonly host: string }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server.listen(port, host);
}
