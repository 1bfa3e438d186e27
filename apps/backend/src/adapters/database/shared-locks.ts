export interface WantedLock {
  /** What is locked, in all processes. */
  readonly name: string;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Told when another process waits for it, and when it is lost because the database is away: whoever holds it lets go. May be told more than once. */
  readonly onWanted: () => void;
}

/** Locks between the processes that use one database. Within a process the same name isn't kept apart. */
export interface SharedLocks {
  /** Resolves with what gives the lock back, or with undefined when the signal ended the waiting. Rejects when the database is away. */
  acquire(wanted: WantedLock): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}
