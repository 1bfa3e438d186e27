/** As much of a task's output as helps: the end tells what went wrong. */
const keptLines = 400;

/**
 * Reads Turbo's lines of JSON: says which tasks start, and keeps what each one says.
 * @param {(line: string) => void} say
 * @param {(name: string) => void} [onStart] is told the name of each task that starts, or comes from the cache
 */
export function createTaskLog(say, onStart) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  return {
    /** @param {string} line */
    read: (line) => {
      if (!line.startsWith('{')) return;
      const { source, text } = JSON.parse(line);
      if (text.startsWith('cache miss, executing')) say(`  ${source}`);
      if (/^cache (miss|hit|bypass)/.test(text)) onStart?.(source.split('#')[1] ?? source);
      lines.set(source, [...(lines.get(source) ?? []), text].slice(-keptLines));
    },
    /** @param {string} source */
    of: (source) => (lines.get(source) ?? []).join('\n'),
  };
}
