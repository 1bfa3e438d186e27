import type { Locale } from '@pomp/edition';

/** From where a request comes. */
export interface Client {
  /** The language that it asks for, of those that there are. */
  readonly locale: Locale;
  /** Network address, as evidence of what was agreed to. */
  readonly address: string;
  /** By which tries are counted. */
  readonly network: string;
  /** What the browser says that it is; never trusted. */
  readonly userAgent: string | undefined;
}
