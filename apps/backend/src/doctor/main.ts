import { doctor } from './doctor-command.js';

const { well, lines } = await doctor({ given: process.argv.slice(2), environment: process.env, clock: () => new Date() });
for (const line of lines) console.log(line);
process.exit(well ? 0 : 1);
