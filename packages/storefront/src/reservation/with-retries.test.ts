import { ApiError, NetworkError, type Wait } from '@pomp/api-client';
import { describe, expect, test, vi } from 'vitest';
import { attemptTimeout, withRetries } from './with-retries.js';

const broken = () => new ApiError(503, { message: 'Even niet bereikbaar.', code: 'unavailable' });

/** Waits no time for a new try, and for ever for an answer that is late. */
function setUp({ late = false } = {}) {
  const waited: number[] = [];
  const wait: Wait = async (milliseconds) => {
    if (milliseconds === attemptTimeout) return late ? undefined : new Promise(() => undefined);
    waited.push(milliseconds);
  };
  const leaving = new AbortController();
  const onRetry = vi.fn();
  return { waited, leaving, onRetry, options: { wait, onRetry, signal: leaving.signal } };
}

describe('placing a reservation', () => {
  test('is tried again after 1, 2 and 3 seconds, and then no more', async () => {
    const { waited, onRetry, options } = setUp();
    const attempt = vi.fn(() => Promise.reject(broken()));
    await expect(withRetries(attempt, options)).rejects.toMatchObject({ status: 503 });
    expect(attempt).toHaveBeenCalledTimes(4);
    expect(waited).toEqual([1_000, 2_000, 3_000]);
    expect(onRetry.mock.calls).toEqual([[1], [2], [3]]);
  });

  test('ends with the first try that works', async () => {
    const { waited, options } = setUp();
    const attempt = vi.fn().mockRejectedValueOnce(new NetworkError(undefined)).mockResolvedValue('placed');
    await expect(withRetries(attempt, options)).resolves.toBe('placed');
    expect(waited).toEqual([1_000]);
  });

  test.each([400, 409, 422, 429])('isn’t tried again when it was refused with %i', async (status) => {
    const { options } = setUp();
    const attempt = vi.fn(() => Promise.reject(new ApiError(status, { message: 'Nee.', code: 'conflict' })));
    await expect(withRetries(attempt, options)).rejects.toMatchObject({ status });
    expect(attempt).toHaveBeenCalledOnce();
  });

  test('gives up a try that isn’t answered in time', async () => {
    const { waited, options } = setUp({ late: true });
    const stopped: boolean[] = [];
    const attempt = (signal: AbortSignal) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => {
          stopped.push(true);
          reject(new Error('stopped'));
        }),
      );
    await expect(withRetries(attempt, options)).rejects.toBeInstanceOf(NetworkError);
    expect(waited).toHaveLength(3);
    expect(stopped).toHaveLength(4);
  });

  test('stops when nobody waits for it any more', async () => {
    const { leaving, onRetry, options } = setUp();
    const attempt = vi.fn(() => {
      leaving.abort();
      return Promise.reject(broken());
    });
    await expect(withRetries(attempt, options)).rejects.toThrow();
    expect(attempt).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
