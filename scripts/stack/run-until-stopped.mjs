/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('../workspace/clear-error.mjs').ClearError} ClearError */

/** Read before anything is installed or built: npm may be killed during that too. */
const parent = process.ppid;

/**
 * Runs a stack until a signal asks to stop, then ends this process with code 0; when a part keeps dying, the rest stops and that is the error.
 * A second signal doesn't wait.
 * @param {(hooks: { onLost: (error: ClearError) => void, signal: AbortSignal }) => Promise<Stack>} start
 * @param {() => void} onReady
 */
export async function runUntilStopped(start, onReady) {
  const asked = new AbortController();
  /** @type {Stack | undefined} */
  let stack;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (asked.signal.aborted) stack?.kill();
      else console.log('Stopping …');
      asked.abort();
    });
  }
  whenAbandoned(() => asked.abort());

  /** @type {(lost: ClearError | undefined) => void} */
  let finish = () => undefined;
  /** @type {Promise<ClearError | undefined>} */
  const finished = new Promise((resolve) => (finish = resolve));
  asked.signal.addEventListener('abort', () => finish(undefined));
  try {
    stack = await start({ onLost: finish, signal: asked.signal });
  } catch (error) {
    if (asked.signal.aborted) process.exit(0);
    throw error;
  }
  if (!asked.signal.aborted) onReady();
  const lost = await finished;
  await stack.stop();
  if (lost) throw lost;
  process.exit(0);
}

/**
 * An npm that is killed can't pass the news on; its children would keep the ports.
 * @param {() => void} stop
 */
function whenAbandoned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 1_000).unref();
}
