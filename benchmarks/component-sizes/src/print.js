import { comparison } from './measure.js';

// One line of JSON, as `pnpm bench` reads its programs.
process.stdout.write(`${JSON.stringify(await comparison())}\n`);
