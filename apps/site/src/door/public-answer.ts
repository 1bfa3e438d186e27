import { type ServerResponse } from 'node:http';

export interface FailurePage {
  html: string;
  policy: string;
}

const policyHeader = 'content-security-policy';
const aboutTheBody = /^(?:content-(?:type|length|encoding)|transfer-encoding|etag|cache-control|vary)$/;

/**
 * Watches over the answer to a public page. A page that can't be made (the content service is away on its first visit) becomes a
 * friendly page that says so, and that nobody keeps. A page without a script policy of its own gets the strictest one.
 */
export function guardPublicAnswer(response: ServerResponse, { policy, failurePage }: { policy: string; failurePage: () => FailurePage }): void {
  const { writeHead, write, end } = response;
  const hasFailed = () => !response.headersSent && response.statusCode >= 500;

  const answerFailure = () => {
    Object.assign(response, { writeHead, write, end });
    for (const name of response.getHeaderNames()) if (aboutTheBody.test(name)) response.removeHeader(name);
    const page = failurePage();
    response.setHeader(policyHeader, page.policy);
    response
      .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' })
      .end(page.html);
    // What Next still has to say about its failure goes nowhere.
    Object.assign(response, { write: () => true, end: () => response });
    return response;
  };

  response.writeHead = (...args: unknown[]) => {
    if (typeof args[0] === 'number') response.statusCode = args[0];
    if (hasFailed()) return answerFailure();
    if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy);
    return Reflect.apply(writeHead, response, args);
  };
  response.write = (...args: unknown[]) => (hasFailed() ? answerFailure().writable : Reflect.apply(write, response, args));
  response.end = (...args: unknown[]) => (hasFailed() ? answerFailure() : Reflect.apply(end, response, args));
}
