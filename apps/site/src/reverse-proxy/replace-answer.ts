import { type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

interface Replacing {
  /** Whether an answer that is about to be said is replaced. */
  readonly isReplaced: (response: ServerResponse) => boolean;
  readonly replace: (response: ServerResponse) => {
    readonly status: number;
    readonly headers: OutgoingHttpHeaders;
    readonly body: string;
  };
  /** Before an answer that isn't replaced is said. */
  readonly before?: () => void;
}

/** What is about a body, which another one doesn't have. */
const bodyHeader = /^(?:content-(?:type|length|encoding)|transfer-encoding|etag|cache-control|vary|link)$/;

/** Puts another answer in the place of one, as soon as its status is known; what is still said of the first goes nowhere. */
export function replaceAnswer(response: ServerResponse, { isReplaced, replace, before }: Replacing): void {
  const { writeHead, write, end } = response;
  let replaced = false;

  const replaceIt = (): boolean => {
    if (replaced) return true;
    if (response.headersSent || !isReplaced(response)) return false;
    replaced = true;
    for (const name of response.getHeaderNames()) if (bodyHeader.test(name)) response.removeHeader(name);
    const { status, headers, body } = replace(response);
    Reflect.apply(writeHead, response, [status, headers]);
    Reflect.apply(end, response, [body]);
    return true;
  };

  response.writeHead = (...args: unknown[]) => {
    if (typeof args[0] === 'number' && !replaced) response.statusCode = args[0];
    if (replaceIt()) return response;
    before?.();
    return Reflect.apply(writeHead, response, args);
  };
  response.write = (...args: unknown[]) => replaceIt() || Reflect.apply(write, response, args);
  response.end = (...args: unknown[]) => (replaceIt() ? response : Reflect.apply(end, response, args));
}
