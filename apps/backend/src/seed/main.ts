import { seed } from './seed-command.js';

const { done, line } = await seed({
  given: process.argv.slice(2),
  environment: process.env,
  clock: () => new Date(),
  pdfThread: new URL('./pdf-thread.js', import.meta.url),
});
if (done) console.log(line);
else {
  console.error(line);
  process.exitCode = 1;
}
