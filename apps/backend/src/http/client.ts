/** From where a request comes. */
export interface Client {
  /** Network address: for throttling, and as evidence of what was agreed to. */
  readonly address: string;
  /** What the browser says that it is; never trusted. */
  readonly userAgent: string | undefined;
}
