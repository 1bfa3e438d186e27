import { allWords } from '@pomp/tooling/all-words';
import { orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { root } from '../workspace/places.mjs';

/** `pnpm words`: what a translator gets. */
export const words = () =>
  orClearLine(async () => {
    const { args } = readCommandLine({
      name: 'pnpm words',
      about: 'Prints everything that is said, as JSON: for a translator, whose words an edition brings (`words`).',
      args: [{ name: 'language', about: 'in which language; Dutch unless given', choices: ['nl', 'en'] }],
    });
    console.log(JSON.stringify(await allWords(root, args[0]), null, 2));
  });
