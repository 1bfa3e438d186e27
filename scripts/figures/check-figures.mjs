import { orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { outdatedFigures } from './outdated-figures.mjs';

/** `pnpm check:figures`: fails where figures of the savings calculation have to be looked up again. Not part of `npm test`: that doesn't fail by the calendar. */
export const checkFigures = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm check:figures',
      about:
        'Says which figures of the savings calculation are past the day on which someone has to look again, and where to look.',
    });
    const outdated = await outdatedFigures(new Date().toISOString().slice(0, 10));
    if (outdated.length === 0) return;
    console.error(
      `Look these up again (packages/domain/src/savings/origins.ts):\n${outdated.map((line) => `- ${line}`).join('\n')}`,
    );
    process.exitCode = 1;
  });
