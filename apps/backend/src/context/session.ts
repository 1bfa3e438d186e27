/** With which a session is looked up. */
export interface SessionKey {
  readonly tokenHash: string;
  readonly now: Date;
}

export interface LiveSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly customerId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** When its customer last showed again that it's them; null: not since it began. */
  readonly confirmedAt: Date | null;
}

/** What says whether a session that is used now lasts longer by it. */
export type SessionUse = Pick<LiveSession, 'createdAt' | 'lastSeenAt'>;

/** What the customer's browser keeps. */
export interface NewSession {
  readonly token: string;
  /** When it is over, however much it is used; the server alone knows whether it is before. */
  readonly endsAt: Date;
}
