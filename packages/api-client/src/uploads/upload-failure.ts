import { ApiError } from '../client/api-error.js';

export const isTokenOver = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 401;
