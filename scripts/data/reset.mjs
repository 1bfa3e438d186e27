import { rmSync } from 'node:fs';
import { ownData } from '../stack/stack.mjs';
import { readSettings } from '../stack/settings.mjs';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { remembered } from '../workspace/places.mjs';
import { contentsOf, emptyDataFolder } from './data-folder.mjs';
import { agreed } from './question.mjs';

/** `pnpm reset`: removes the data and what the scripts remember, after a question. A database elsewhere is left alone. */
export const reset = () =>
  orClearLine(async () => {
    const { options } = readCommandLine({
      name: 'pnpm reset',
      about: 'Removes all data in DATA_DIR (.data), and what the scripts remember of what is installed and built. Asks first.',
      options: { yes: { type: 'boolean', about: 'answers the question' } },
    });
    const { dataDir } = readSettings(process.env);
    if (process.env.DATABASE_URL)
      throw new ClearError(
        'DATABASE_URL names a database elsewhere, which isn’t emptied from here: remove that variable, or empty it there.',
      );
    const lock = ownData(dataDir, '');
    try {
      const names = contentsOf(dataDir);
      const what = names.length > 0 ? `${dataDir} with ${names.join(', ')}` : `${dataDir} (already empty)`;
      if (!(await agreed(`Remove ${what}, and what the scripts remember?`, options.yes)))
        return console.log('Nothing was removed.');
      emptyDataFolder(dataDir);
      rmSync(remembered(''), { recursive: true, force: true });
      console.log('Removed. The next `npm start` begins anew.');
    } finally {
      lock.release();
    }
  });
