import type { HttpBindings } from '@hono/node-server';

/** What travels with a request through Hono. There are no bindings when the app is called without a socket. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: {
    requestId: string;
    /** Name of the contract's call; for logs. */
    callName?: string;
  };
}
