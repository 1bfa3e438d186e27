export interface TestPostgres {
  /** A superuser's connection string, to create databases with. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL of its own, for tests only: without fsync and passwords, on this machine's loopback address. */
export function startPostgres(): Promise<TestPostgres>;
