export interface TestPostgres {
  /** A superuser's connection string, to create databases with. */
  readonly url: string;
  /** Where it also listens, by which a query takes a third less of the processor; not on Windows. */
  readonly socketFolder: string | undefined;
  stop(): Promise<void>;
}

/** A real PostgreSQL of its own, for tests only: without fsync and passwords, on this machine's loopback address. */
export function startPostgres(): Promise<TestPostgres>;
