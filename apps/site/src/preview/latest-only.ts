/**
 * Does something for the newest of many values: never two at a time, and of what came in meanwhile only the last. `onFailure` hears
 * of one that failed; the next is tried all the same.
 */
export function latestOnly<Value>(
  work: (value: Value) => Promise<void>,
  onFailure: (error: unknown) => void,
): (value: Value) => void {
  let waiting: { value: Value } | undefined;
  let busy = false;

  async function run() {
    busy = true;
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      await work(value).catch(onFailure);
    }
    busy = false;
  }

  return (value) => {
    waiting = { value };
    if (!busy) void run();
  };
}
