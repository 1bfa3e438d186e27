import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandOf, TokenList } from './token-page.guide.js';
import * as styles from './token-page.guide.css.js';

/** Stappen van 4 px, in rem: wie zijn letters vergroot, krijgt ook meer ruimte. Geef ruimte met `Stack`, `Inline` en `Columns`, nooit met een marge. */
const meta = { title: 'Fundament/Ruimte' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  name: 'Stappen',
  tags: ['visual'],
  render: (_, { globals }) => (
    <TokenList
      group="space"
      theme={brandOf(globals).theme}
      sample={(token, variable) => <div data-space={token} className={styles.bar} style={{ width: variable }} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-space]')].slice(1).map((bar) => bar.getBoundingClientRect().width);
    await expect(widths.every((width) => width % 4 === 0)).toBe(true);
    await expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  },
};
