import { ApiError, apiErrorOf } from '../client/api-error.js';

/** What an answer that isn't a success says. */
export const failureOf = (status: number, body: string): Promise<ApiError> =>
  apiErrorOf(new Response(body, { status: status >= 200 && status < 600 ? status : 500 }));

export const isTokenOver = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 401;
