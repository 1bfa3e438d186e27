import type { ErrorBody, ErrorCode } from '@pomp/api-contract';

/** Fits every failure of which the server says nothing better. */
export const unexpectedMessage = 'Er is iets misgegaan. Probeer het later opnieuw.';

/** The server answered, and refused. `message` is Dutch and fit to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  /** Per field what is wrong, with code `invalidAnswers`. */
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** Per field what is stored where that isn't what was sent, with code `conflict`. */
  readonly changes: NonNullable<ErrorBody['changes']>;
  readonly details: string | undefined;
  /** Possible house-number additions. */
  readonly additions: readonly string[];
  readonly externalMessage: string | undefined;

  constructor(status: number, { message, code, issues = [], changes = [], details, additions = [], externalMessage }: ErrorBody) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.changes = changes;
    this.details = details;
    this.additions = additions;
    this.externalMessage = externalMessage;
  }
}

/** The refusal in an answer. Something between us and the server (a proxy, a hotel's network) may answer in its own words. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response.status, isErrorBody(body) ? body : { message: unexpectedMessage, code: 'serverError' });
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== '' &&
  'code' in body;
