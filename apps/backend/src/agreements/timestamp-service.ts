/** That something was there at a moment, by someone who is neither the customer nor the seller. */
export interface Timestamp {
  /** When, by the service's clock. */
  readonly at: Date;
  /** What proves it: the service's signed token (RFC 3161), DER in base 64. */
  readonly token: string;
}

/** Who says at which moment something was there. It is told its hash, and nothing else. */
export interface TimestampService {
  /** Rejects while the service is away, or when what it answers proves nothing about these bytes. */
  stamp(data: Uint8Array<ArrayBuffer>): Promise<Timestamp>;
}
