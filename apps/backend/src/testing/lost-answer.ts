import { onTestFinished, vi } from 'vitest';
import type { TestBackend } from './test-backend.js';

const lost = () => new Error('Query read timeout');

/** The next transaction is committed, but its caller hears only that the database doesn't answer. */
export function loseNextAnswer({ context: { database } }: Pick<TestBackend, 'context'>): void {
  const transaction = database.transaction.bind(database);
  const losing = vi.spyOn(database, 'transaction').mockImplementationOnce(async (...asked) => {
    await transaction(...asked);
    throw lost();
  });
  onTestFinished(() => losing.mockRestore());
}

/** The same, and what its caller then wants to remove isn't. */
export function loseNextAnswers(backend: Pick<TestBackend, 'context'>): void {
  loseNextAnswer(backend);
  const removing = vi.spyOn(backend.context.database, 'delete').mockImplementationOnce(() => {
    throw lost();
  });
  onTestFinished(() => removing.mockRestore());
}
