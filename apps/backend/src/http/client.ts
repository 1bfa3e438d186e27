/** From where a request comes. */
export interface Client {
  /** Network address, as evidence of what was agreed to. */
  readonly address: string;
  /** By which tries are counted. */
  readonly network: string;
  /** What the browser says that it is; never trusted. */
  readonly userAgent: string | undefined;
}
