import { calls, type Call, type CallName, type Calls, type ErrorBody, type Media, type ResponseOf } from '@pomp/api-contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

/** How a call is answered instead of with the contract's example. */
export type Answer<Name extends CallName> =
  | { readonly kind: 'success'; readonly body: ResponseOf<Calls[Name]>; readonly revision?: string }
  | { readonly kind: 'failure'; readonly status: number; readonly body: ErrorBody }
  | { readonly kind: 'never' }
  | { readonly kind: 'offline' };

type Answering<Name extends CallName> = Answer<Name> | ((request: Request) => Answer<Name> | Promise<Answer<Name>>);
/** Answers by the name of their call: a fixed one, or a function of the request. */
export type Overrides = { readonly [Name in CallName]?: Answering<Name> };

/**
 * A call's own answer.
 * @param revision of a versioned call's answer, as the server would word it; `exampleRevision` unless given.
 */
export const success = <Body>(body: Body, revision?: string) => ({ kind: 'success', body, revision }) as const;

/** The revision (ETag) of a versioned call's answer unless another is given. */
export const exampleRevision = '"houseInfo.consumption:1"';

/** What a call answers unless overridden, to vary on. */
export const exampleAnswer = <Name extends CallName>(name: Name): ResponseOf<Calls[Name]> =>
  calls[name].example.response as ResponseOf<Calls[Name]>;

/** A refusal by the server. */
export const failure = (status: number, body: ErrorBody) => ({ kind: 'failure', status, body }) as const;

/** No answer comes: for what shows while loading. */
export const never = { kind: 'never' } as const;

/** There is no connection. */
export const offline = { kind: 'offline' } as const;

/**
 * Answers every call of the contract with its example unless overridden, on whatever origin it is called. One handler for all of them: msw asks each
 * handler about each request, and in a browser a page's own scripts are requests too.
 */
export function handlersFor(overrides: Overrides = {}): readonly HttpHandler[] {
  return [
    http.all(
      ({ request }) => calledBy(request) !== undefined,
      async ({ request }) => {
        const name = calledBy(request);
        if (!name) return undefined;
        const { versioned, media, example }: Call = calls[name];
        const answering = (overrides[name] ?? success(example.response)) as Answering<CallName>;
        const answer = typeof answering === 'function' ? await answering(request) : answering;
        return responseTo(answer, { versioned: versioned ?? false, media });
      },
    ),
  ];
}

const named = Object.entries(calls) as [CallName, Call][];

function calledBy({ method, url }: Request): CallName | undefined {
  const { pathname } = new URL(url);
  return named.find(([, call]) => call.method === method && pathname.endsWith(call.path))?.[0];
}

async function responseTo(answer: Answer<CallName>, { versioned, media }: { readonly versioned: boolean; readonly media: Media }) {
  if (answer.kind === 'never') await delay('infinite');
  if (answer.kind === 'failure') return HttpResponse.json(answer.body, { status: answer.status });
  if (answer.kind !== 'success') return HttpResponse.error();
  const { body, revision = exampleRevision } = answer;
  if (media !== 'application/json') return new HttpResponse(String(body), { headers: { 'content-type': media } });
  return HttpResponse.json(body, versioned ? { headers: { etag: revision } } : {});
}
