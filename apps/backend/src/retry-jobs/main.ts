import { retryJobs } from './retry-command.js';

const { done, line } = await retryJobs({ given: process.argv.slice(2), environment: process.env, clock: () => new Date() });
if (done) console.log(line);
else {
  console.error(line);
  process.exitCode = 1;
}
