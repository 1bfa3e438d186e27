import type { ErrorBody, ErrorCode } from '@pomp/api-contract';

/** A refusal as this end has it: something between us and the server (a proxy, a hotel's network) may answer without a word that is fit to show. */
type Refusal = Omit<ErrorBody, 'message'> & Partial<Pick<ErrorBody, 'message'>>;

/** The server answered, and refused. `messageOf` says to people why. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // Only declared, as every page of an account carries this: the constructor sets them.
  declare readonly status: number;
  declare readonly code: ErrorCode;
  /** Why exactly, where the code has more reasons than one. */
  declare readonly reason: ErrorBody['reason'];
  /** What the server says of it, fit to show; undefined where something else answered in its place. */
  declare readonly said: string | undefined;
  /** Per field what is wrong, with code `invalidAnswers`. */
  declare readonly issues: NonNullable<ErrorBody['issues']>;
  /** Per field what is stored where that isn't what was sent, with code `conflict`. */
  declare readonly changes: NonNullable<ErrorBody['changes']>;
  declare readonly details: string | undefined;
  /** Possible house-number additions. */
  declare readonly additions: readonly string[];
  declare readonly externalMessage: string | undefined;

  constructor(
    status: number,
    { message, code, reason, issues = [], changes = [], details, additions = [], externalMessage }: Refusal,
  ) {
    super(message ?? `Answered with ${status}, and not by our server.`);
    Object.assign(this, { status, said: message, code, reason, issues, changes, details, additions, externalMessage });
  }
}

/** The refusal in an answer. */
export const apiErrorOf = async (response: Response): Promise<ApiError> =>
  apiErrorIn(response.status, await response.text().catch(() => ''));

/** The refusal that an answer's text says, or that there was one. */
export function apiErrorIn(status: number, text: string): ApiError {
  const body = parsed(text) as { readonly message?: unknown; readonly code?: unknown } | null | undefined;
  return new ApiError(
    status,
    typeof body?.message === 'string' && body.message && body.code ? (body as ErrorBody) : { code: 'serverError' },
  );
}

/** What a text says, undefined where it isn't JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
