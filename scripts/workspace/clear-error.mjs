/** Something the reader can solve: its message is the one line to show, without a stack. */
export class ClearError extends Error {
  /**
   * @param {string} message one line that says what is wrong and what to do
   * @param {{ detail?: string }} [more] output to show below that line
   */
  constructor(message, { detail } = {}) {
    super(message);
    this.detail = detail;
  }
}

/**
 * Runs a command's body; a clear error ends the process with its line and code 1.
 * @param {() => Promise<void>} body
 */
export async function orClearLine(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    if (error.detail) console.error(`${error.detail.trimEnd()}\n`);
    console.error(error.message);
    process.exit(1);
  }
}
