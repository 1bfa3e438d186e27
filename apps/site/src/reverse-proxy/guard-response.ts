import { type ServerResponse } from 'node:http';
import { replaceAnswer } from './replace-answer';

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

/**
 * Watches over the answer to a page. One that can't be made (the content service is away on its first visit) becomes a
 * friendly page that says so, and that nobody keeps. A page without a script policy of its own gets the strictest one.
 */
export function guardResponse(response: ServerResponse, { policy, failurePage }: GuardOptions): void {
  replaceAnswer(response, {
    isReplaced: ({ statusCode }) => failurePage !== undefined && statusCode >= 500,
    replace: () => {
      const page = failurePage?.() ?? { html: '', policy };
      return { status: 503, headers: failureHeaders(page), body: page.html };
    },
    before: () => {
      if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy);
    },
  });
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
