import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../client/api-error.js';
import { NetworkError } from '../client/network-error.js';
import { isTransient } from './is-transient.js';
import { retry } from './retry.js';

const refused = (status: number) => new ApiError(status, { message: 'Nee.', code: 'conflict' });

describe('a transient failure', () => {
  test.each([408, 429, 500, 502, 503])('is a %i', (status) => expect(isTransient(refused(status))).toBe(true));
  test('is a line that was lost', () => expect(isTransient(new NetworkError(undefined))).toBe(true));
  test.each([400, 401, 404, 409, 422, 507])('is no %i', (status) => expect(isTransient(refused(status))).toBe(false));
  test('is no mistake of our own', () => expect(isTransient(new TypeError('x is undefined'))).toBe(false));
});

describe('retrying', () => {
  const setUp = () => {
    const waited: number[] = [];
    const leaving = new AbortController();
    const onRetry = vi.fn();
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    return { waited, leaving, onRetry, options: { delays: [10, 20], signal: leaving.signal, onRetry, wait } };
  };

  test('waits longer and longer, and ends with the last failure', async () => {
    const { waited, onRetry, options } = setUp();
    const work = vi.fn(() => Promise.reject(refused(503)));
    await expect(retry(work, options)).rejects.toMatchObject({ status: 503 });
    expect(work).toHaveBeenCalledTimes(3);
    expect(waited).toEqual([10, 20]);
    expect(onRetry.mock.calls).toEqual([[1], [2]]);
  });

  test('ends with the first try that works', async () => {
    const { waited, options } = setUp();
    await expect(
      retry(vi.fn().mockRejectedValueOnce(new NetworkError(undefined)).mockResolvedValue('done'), options),
    ).resolves.toBe('done');
    expect(waited).toEqual([10]);
  });

  test('doesn’t ask again what was refused', async () => {
    const { waited, options } = setUp();
    await expect(retry(() => Promise.reject(refused(422)), options)).rejects.toMatchObject({ status: 422 });
    expect(waited).toEqual([]);
  });

  test('stops, while waiting too, when nobody cares any more', async () => {
    const { leaving, onRetry, options } = setUp();
    const work = vi.fn(() => Promise.reject(refused(503)));
    const wait = async () => leaving.abort(new Error('left'));
    await expect(retry(work, { ...options, wait })).rejects.toThrow('left');
    expect(work).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
