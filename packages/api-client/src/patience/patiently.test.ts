import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../client/api-error.js';
import { NetworkError } from '../client/network-error.js';
import { canPass } from './can-pass.js';
import { patiently } from './patiently.js';

const refused = (status: number) => new ApiError(status, { message: 'Nee.', code: 'conflict' });

describe('a failure that can pass', () => {
  test.each([408, 429, 500, 502, 503])('is a %i', (status) => expect(canPass(refused(status))).toBe(true));
  test('is a line that was lost', () => expect(canPass(new NetworkError(undefined))).toBe(true));
  test.each([400, 401, 404, 409, 422, 507])('is no %i', (status) => expect(canPass(refused(status))).toBe(false));
  test('is no mistake of our own', () => expect(canPass(new TypeError('x is undefined'))).toBe(false));
});

describe('trying patiently', () => {
  const setUp = () => {
    const waited: number[] = [];
    const leaving = new AbortController();
    const onRetry = vi.fn();
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    return { waited, leaving, onRetry, patience: { delays: [10, 20], signal: leaving.signal, onRetry, wait } };
  };

  test('waits longer and longer, and ends with the last failure', async () => {
    const { waited, onRetry, patience } = setUp();
    const work = vi.fn(() => Promise.reject(refused(503)));
    await expect(patiently(work, patience)).rejects.toMatchObject({ status: 503 });
    expect(work).toHaveBeenCalledTimes(3);
    expect(waited).toEqual([10, 20]);
    expect(onRetry.mock.calls).toEqual([[1], [2]]);
  });

  test('ends with the first try that works', async () => {
    const { waited, patience } = setUp();
    await expect(
      patiently(vi.fn().mockRejectedValueOnce(new NetworkError(undefined)).mockResolvedValue('done'), patience),
    ).resolves.toBe('done');
    expect(waited).toEqual([10]);
  });

  test('doesn’t ask again what was refused', async () => {
    const { waited, patience } = setUp();
    await expect(patiently(() => Promise.reject(refused(422)), patience)).rejects.toMatchObject({ status: 422 });
    expect(waited).toEqual([]);
  });

  test('stops, while waiting too, when nobody cares any more', async () => {
    const { leaving, onRetry, patience } = setUp();
    const work = vi.fn(() => Promise.reject(refused(503)));
    const wait = async () => leaving.abort(new Error('left'));
    await expect(patiently(work, { ...patience, wait })).rejects.toThrow('left');
    expect(work).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
