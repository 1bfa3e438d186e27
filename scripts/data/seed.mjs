import { join } from 'node:path';
import { addresses, wiring } from '../stack/wiring.mjs';
import { ownData } from '../stack/stack.mjs';
import { readSettings } from '../stack/settings.mjs';
import { build } from '../workspace/build.mjs';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { run } from '../workspace/run.mjs';
import { contentsOf, emptyDataFolder } from './data-folder.mjs';
import { agreed } from './question.mjs';

const say = (/** @type {string} */ line) => console.log(line);

/** `pnpm seed`: the demo customers, in the embedded database of DATA_DIR or in the one that DATABASE_URL names. */
export const seed = () =>
  orClearLine(async () => {
    const { options } = readCommandLine({
      name: 'pnpm seed',
      about: 'Makes the demo customers in an empty database: the one in DATA_DIR (.data), or the one that DATABASE_URL names.',
      options: {
        anew: { type: 'boolean', about: 'removes what is in DATA_DIR first, after a question' },
        yes: { type: 'boolean', about: 'answers the question' },
      },
    });
    const settings = readSettings(process.env);
    if (settings.production) throw new ClearError('APP_ENV=production: nobody is made up beside real customers.');
    if (options.anew && process.env.DATABASE_URL)
      throw new ClearError('--anew empties DATA_DIR, not the database that DATABASE_URL names: empty that one where it is.');
    await install(say);
    await build(['@pomp/backend'], say);
    const lock = ownData(settings.dataDir, addresses(settings.ports).site);
    try {
      if (options.anew && contentsOf(settings.dataDir).length > 0) {
        if (!(await agreed(`Remove what is in ${settings.dataDir}?`, options.yes))) return say('Nothing was removed or made.');
        emptyDataFolder(settings.dataDir);
      }
      const { code, output } = await run(process.execPath, ['dist/seed.js'], {
        cwd: join(root, 'apps/backend'),
        env: { ...wiring(settings, process.env), LOG_LEVEL: 'error' },
      });
      if (code !== 0) throw new ClearError(`${output.trim()}${process.env.DATABASE_URL ? '' : ' `pnpm seed --anew` begins anew.'}`);
      say(output.trim());
    } finally {
      lock.release();
    }
  });
