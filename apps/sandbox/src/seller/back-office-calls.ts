import {
  backofficeCalls,
  type BackofficeCallName,
  type BackofficeCalls,
  type BodyOf,
  type Call,
  type ErrorBody,
  type QueryOf,
  type ResponseOf,
} from '@pomp/api-contract';

/** Those of which the body is the bytes of a file. */
type FileCall = 'postDocument' | 'postOrderPhoto';

type Input<Name extends BackofficeCallName> = (QueryOf<BackofficeCalls[Name]> extends undefined
  ? object
  : { readonly query: QueryOf<BackofficeCalls[Name]> }) &
  (BodyOf<BackofficeCalls[Name]> extends undefined ? object : { readonly body: BodyOf<BackofficeCalls[Name]> }) &
  (Name extends FileCall ? { readonly file: Uint8Array } : object);

/** What is a file comes as the answer that it is in. */
type AnswerOf<Name extends BackofficeCallName> =
  ResponseOf<BackofficeCalls[Name]> extends string ? Response : ResponseOf<BackofficeCalls[Name]>;

/** The portal's back office, as the seller's own systems call it. */
export type BackOffice = <Name extends BackofficeCallName>(name: Name, input: Input<Name>) => Promise<AnswerOf<Name>>;

export interface BackOfficeAddress {
  /** Without a slash at its end. */
  readonly backendUrl: string;
  readonly apiKey: string;
}

/** What is wrong with one field, by its name in the form or in the call. */
interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/** What the portal answered instead: its own words, fit to show. `status` 503: it didn't answer. */
export class BackOfficeRefusal extends Error {
  readonly details: readonly string[];
  readonly issues: readonly FieldIssue[];

  constructor(
    readonly status: 400 | 401 | 404 | 409 | 422 | 503,
    message: string,
    { details = [], issues = [] }: { readonly details?: readonly string[]; readonly issues?: readonly FieldIssue[] } = {},
  ) {
    super(message);
    this.details = details;
    this.issues = issues;
  }

  /** The same with other names for its fields. @param names by those that it has; what isn't there keeps its own */
  naming(names: Readonly<Record<string, string>>): BackOfficeRefusal {
    const { status, message, details, issues } = this;
    return new BackOfficeRefusal(status, message, {
      details,
      issues: issues.map(({ field, message: why }) => ({ field: names[field] ?? field, message: why })),
    });
  }
}

const refusals = [400, 401, 404, 409, 422] as const;

export function backOfficeAt({ backendUrl, apiKey }: BackOfficeAddress): BackOffice {
  return async (name, input) => {
    const { method, path, media }: Call = backofficeCalls[name];
    const { query, body, file } = input as {
      query?: Record<string, string | undefined>;
      body?: unknown;
      file?: Uint8Array<ArrayBuffer>;
    };
    const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const url = `${backendUrl}${path}${given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''}`;
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: file ?? (body === undefined ? null : JSON.stringify(body)),
    }).catch((error: unknown) => {
      throw new BackOfficeRefusal(503, `De backend antwoordt niet op ${backendUrl}.`, { details: [String(error)] });
    });
    if (!response.ok) throw await refusalOf(response);
    if (media !== 'application/json') return response as never;
    // What the contract says of this call; the backend's own tests hold its answers against it.
    return (await response.json()) as never;
  };
}

async function refusalOf(response: Response): Promise<BackOfficeRefusal> {
  const text = await response.text();
  const { message = text, issues = [] } = readError(text);
  const status = refusals.find((known) => known === response.status) ?? 503;
  return new BackOfficeRefusal(status, message || `De backend antwoordt ${response.status}.`, { issues });
}

function readError(text: string): Partial<ErrorBody> {
  try {
    return (JSON.parse(text) as Partial<ErrorBody> | null) ?? {};
  } catch {
    return {}; // not from the backend: a proxy in between, shown as it is
  }
}
