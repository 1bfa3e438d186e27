/** Something that happened, as a receiver gets it. */
export interface WebhookMessage {
  /** The same at every try, by which a receiver knows it again. */
  readonly id: string;
  readonly body: string;
  /** When this try is made. */
  readonly at: Date;
}

/** A system that is told what happened. */
export interface WebhookTarget {
  /** Resolves when the receiver took it, and throws otherwise. */
  send(message: WebhookMessage): Promise<void>;
}
