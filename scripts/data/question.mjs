import { createInterface } from 'node:readline/promises';
import { ClearError } from '../workspace/clear-error.mjs';

/**
 * Asks before something is lost; without a terminal to ask in, `--yes` has to say it.
 * @param {string} question
 * @param {unknown} yes whether it was answered beforehand
 */
export async function agreed(question, yes) {
  if (yes) return true;
  if (!process.stdin.isTTY) throw new ClearError(`${question} Nobody to ask here: say it with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${question} [y/N] `);
    return /^(y|yes|j|ja)$/i.test(answer.trim());
  } catch (error) {
    // Ctrl+C or Ctrl+D.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
    console.log();
    return false;
  } finally {
    terminal.close();
  }
}
