import { expect, test } from 'vitest';
import type { BlockDefinition } from '../block/define-block.js';
import { contentBlocks } from './content-blocks.js';
import { showBlocks } from './show-blocks.test.setup.js';

const typed = 'Eerste alinea.\n\nTweede,\nop twee regels.';

/** What the fields that a block can't do without may hold. */
const filled = ({ fields }: BlockDefinition) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type, required }]) =>
      type === 'textarea' ? [[name, typed]] : required ? [[name, type === 'number' ? '1' : 'x']] : [],
    ),
  );

// Those with words of their own ask the page for more; they show what an editor typed as the others do.
const withLongText = contentBlocks.filter(
  ({ kind, hasOwnWords, fields }) =>
    kind === 'block' && !hasOwnWords && Object.values(fields).some(({ type }) => type === 'textarea'),
);

test.each(withLongText.map((block) => [block.component, block] as const))(
  '%s keeps the lines of what an editor typed in a field of several',
  (component, block) => {
    const content = { ...filled(block), title: 'x', quote: typed, source: 'x' };
    const { html, problems } = showBlocks([{ component, ...content }]);
    expect(problems).toEqual([]);
    expect(html).toContain('Eerste alinea.');
    expect(html).not.toContain('\n');
    // One point a line where lines are points.
    expect(html).toMatch(/Eerste alinea\.(<br\/><br\/>|<\/)/);
  },
);
