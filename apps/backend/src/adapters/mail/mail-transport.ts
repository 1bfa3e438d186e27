export interface Mail {
  /** The same at every attempt, so that mail programs can tell a repetition. */
  readonly id: string;
  readonly to: string;
  /** Where replies go; to the sender unless given. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
  /** By which the mail itself names it: then it is shown there, and not among what is attached. */
  readonly cid?: string;
}

/** Hands a mail to whoever delivers it; rejects when that doesn't take it. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
