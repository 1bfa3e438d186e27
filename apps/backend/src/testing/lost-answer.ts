import { onTestFinished, vi } from 'vitest';
import type { TestBackend } from './test-backend.js';

const lost = () => new Error('Query read timeout');

/** The next transaction is committed, but its caller hears only that the database doesn't answer. What is spied on, for more of it. */
export function loseNextAnswer({ context: { database } }: Pick<TestBackend, 'context'>) {
  const transaction = database.transaction.bind(database);
  const losing = vi.spyOn(database, 'transaction').mockImplementationOnce(async (...asked) => {
    await transaction(...asked);
    throw lost();
  });
  onTestFinished(() => losing.mockRestore());
  return losing;
}

/** The same, and what its caller then wants to remove isn't. */
export function loseNextAnswers(backend: Pick<TestBackend, 'context'>): void {
  loseNextAnswer(backend).mockImplementationOnce(() => Promise.reject(lost()));
}
