import { seed } from './seed-command.js';

const { done, line } = await seed({ given: process.argv.slice(2), environment: process.env, clock: () => new Date() });
if (done) console.log(line);
else {
  console.error(line);
  process.exitCode = 1;
}
