import { parseArgs } from 'node:util';

/** What was typed after a command's name, or the one line to answer with instead. */
export type CommandLine = { readonly given: readonly string[] } | { readonly done: boolean; readonly line: string };

/** Reads a command's arguments: `--help` is answered with its usage, and an option that it doesn't know is refused. */
export function readCommandLine(args: readonly string[], usage: string): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return values.help ? { done: true, line: usage } : { given: positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const unknown = args.find((arg) => arg.startsWith('-'));
    return { done: false, line: `${unknown} is no option here. ${usage}` };
  }
}
