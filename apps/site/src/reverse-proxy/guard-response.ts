import { type ServerResponse } from 'node:http';

export interface FailurePage {
  html: string;
  policy: string;
}

export interface GuardOptions {
  policy: string;
  /** Absent where a program asks, not a person: Next's router has no use for the page, and wouldn't read it to its end. */
  failurePage?: () => FailurePage;
}

const policyHeader = 'content-security-policy';
const bodyHeader = /^(?:content-(?:type|length|encoding)|transfer-encoding|etag|cache-control|vary)$/;

/**
 * Watches over the answer to a page. One that can't be made (the content service is away on its first visit) becomes a
 * friendly page that says so, and that nobody keeps. A page without a script policy of its own gets the strictest one.
 */
export function guardResponse(response: ServerResponse, { policy, failurePage }: GuardOptions): void {
  const { writeHead, write, end } = response;
  let replaced = false;

  /** Says whether the answer is a failure, which is then answered here; what is still said about it goes nowhere. */
  const replaceFailure = (): boolean => {
    if (replaced) return true;
    if (!failurePage || response.headersSent || response.statusCode < 500) return false;
    replaced = true;
    for (const name of response.getHeaderNames()) if (bodyHeader.test(name)) response.removeHeader(name);
    const page = failurePage();
    Reflect.apply(writeHead, response, [503, failureHeaders(page)]);
    Reflect.apply(end, response, [page.html]);
    return true;
  };

  response.writeHead = (...args: unknown[]) => {
    if (typeof args[0] === 'number' && !replaced) response.statusCode = args[0];
    if (replaceFailure()) return response;
    if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy);
    return Reflect.apply(writeHead, response, args);
  };
  response.write = (...args: unknown[]) => replaceFailure() || Reflect.apply(write, response, args);
  response.end = (...args: unknown[]) => (replaceFailure() ? response : Reflect.apply(end, response, args));
}

const failureHeaders = ({ html, policy }: FailurePage) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(html),
  'cache-control': 'no-store',
  'retry-after': '5',
  [policyHeader]: policy,
});

/** Answers with a page that says that the one that was asked for can't be had now. */
export const sendFailurePage = (response: ServerResponse, page: FailurePage): void =>
  void response.writeHead(503, failureHeaders(page)).end(page.html);
