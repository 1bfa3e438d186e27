import { join } from 'node:path';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';
import { run } from '../workspace/run.mjs';

const keys = ['MOLLIE_API_KEY', 'STORYBLOK_TOKEN'];

/** `pnpm check:services`: the walk that the tests take through our stand-ins, through the real services. */
export const services = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm check:services',
      about: `Walks through real services with the clients that they publish, as the tests do through our stand-ins.
The environment says which: MOLLIE_API_KEY (one for testing; it makes payments that nobody pays), STORYBLOK_TOKEN (public; it only reads).`,
    });
    if (!keys.some((name) => process.env[name]))
      throw new ClearError(`Give a key: ${keys.join(' or ')}. See \`pnpm check:services --help\`.`);
    await install(console.log);
    const cwd = join(root, 'apps/sandbox');
    const { code } = await run(
      process.execPath,
      [programOf('vitest', 'vitest', cwd), 'run', 'src/official-clients.test.ts', '--reporter=default'],
      { cwd, env: { CHECK_SERVICES: 'real' }, onLine: (line) => console.log(line) },
    );
    process.exit(code);
  });
