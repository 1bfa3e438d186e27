import { runCommand } from './command.js';

const { done, line } = await runCommand({ given: process.argv.slice(2), environment: process.env, clock: () => new Date() });
if (done) console.log(line);
else {
  console.error(line);
  process.exitCode = 1;
}
