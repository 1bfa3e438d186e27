import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Inline } from './inline.js';
import { inlineGuide } from './inline.guide.js';
import { Stack } from './stack.js';
import { Tile } from './tile.guide.js';

const meta = {
  title: 'Fundament/Naast elkaar',
  component: Inline,
  parameters: { guide: inlineGuide },
  args: {
    children: ['Tussenwoning', 'Hoekwoning', 'Twee-onder-een-kap', 'Vrijstaand', 'Appartement'].map((word) => (
      <Tile key={word}>{word}</Tile>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Gewoon', tags: ['visual'] };
export const OnAPhone: Story = { name: 'Op een telefoon', globals: { viewport: { value: 'phone' } } };

export const Justified: Story = {
  name: 'Verdeeld',
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Tile>{justify}</Tile>
          <Tile>twee</Tile>
        </Inline>
      ))}
    </Stack>
  ),
};

/**
 * Grote en kleine letters op dezelfde regel.
 * @english Large and small letters on one line.
 */
export const Baseline: Story = {
  name: 'Op de regel',
  args: {
    align: 'baseline',
    justify: 'between',
    children: (
      <>
        <Heading level={2}>Pomp AO</Heading>
        <Text tone="muted">Bestelling 2026-01482</Text>
      </>
    ),
  },
};

export const Stacked: Story = {
  name: 'Knoppen onder elkaar',
  globals: { viewport: { value: 'phone' } },
  args: {
    stacked: 'phone',
    children: (
      <>
        <Button>Opslaan</Button>
        <Button tone="secondary">Annuleren</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first?.width).toBe(second?.width);
    await expect(second?.top ?? 0).toBeGreaterThan(first?.bottom ?? 0);
  },
};
