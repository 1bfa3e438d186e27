import { parseArgs } from 'node:util';
import { ClearError } from './clear-error.mjs';

/**
 * @typedef {object} Command
 * @property {string} name as it is typed: `pnpm bench`
 * @property {string} about what it does, in a sentence or a few lines
 * @property {{ name: string, about: string, choices?: readonly string[] }[]} [args] what may follow, each optional
 * @property {Record<string, { type: 'boolean' | 'string', about: string }>} [options]
 */

/**
 * Reads what was typed after a command. `--help` says what there is and ends the process; what the command doesn't know is refused with
 * one line.
 * @param {Command} command
 * @param {string[]} [given]
 * @returns {{ args: (string | undefined)[], options: Record<string, string | boolean | undefined> }}
 */
export function readCommandLine(command, given = process.argv.slice(2)) {
  const { name, args = [], options = {} } = command;
  // npm takes the `--` before a script's options away, pnpm hands it on.
  const typed = given[0] === '--' ? given.slice(1) : given;
  const { values, positionals, tokens } = parseArgs({
    args: typed,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (values.help) {
    console.log(usage(command));
    process.exit(0);
  }
  const refuse = (/** @type {string} */ what) =>
    new ClearError(`${what} See \`${name}${name.startsWith('npm') ? ' --' : ''} --help\`.`);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) throw refuse(`${token.rawName} is no option of \`${name}\`.`);
    if (option.type === 'string' && !token.value) throw refuse(`${token.rawName} needs a value: ${token.rawName}=…`);
    if (option.type === 'boolean' && token.value !== undefined) throw refuse(`${token.rawName} takes no value.`);
  }
  positionals.forEach((value, index) => {
    const arg = args[index];
    if (!arg || (arg.choices && !arg.choices.includes(value))) throw refuse(`\`${name}\` knows no “${value}”.`);
  });
  return { args: positionals, options: /** @type {Record<string, string | boolean | undefined>} */ (values) };
}

/** @param {Command} command */
function usage({ name, about, args = [], options = {} }) {
  const rows = [
    ...args.map((arg) => [arg.choices?.join(' | ') ?? `<${arg.name}>`, arg.about]),
    ...Object.entries(options).map(([option, { type, about }]) => [`--${option}${type === 'string' ? '=…' : ''}`, about]),
    ['--help', 'shows this'],
  ];
  const width = Math.max(...rows.map(([what = '']) => what.length)) + 3;
  return [
    `${name}${args.map((arg) => ` [${arg.name}]`).join('')}${Object.keys(options).length > 0 ? ' [options]' : ''}`,
    '',
    ...about.split('\n').map((line) => `  ${line}`),
    '',
    ...rows.map(([what = '', about = '']) => `  ${what.padEnd(width)}${about}`),
  ].join('\n');
}
