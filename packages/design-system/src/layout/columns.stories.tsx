import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from './columns.js';
import { columnsGuide } from './columns.guide.js';
import { Stack } from './stack.js';
import { Tile } from './tile.guide.js';

const meta = {
  title: 'Fundament/Kolommen',
  component: Columns,
  parameters: { guide: columnsGuide },
  args: { tablet: '2', desktop: '4', children: ['een', 'twee', 'drie', 'vier'].map((word) => <Tile key={word}>{word}</Tile>) },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvasElement: HTMLElement, words: readonly string[]) =>
  new Set(
    [...canvasElement.querySelectorAll('p')]
      .filter(({ textContent }) => words.includes(textContent))
      .map((text) => Math.round(text.getBoundingClientRect().top)),
  ).size;

export const OnADesktop: Story = {
  name: 'Op een bureau',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement, ['een', 'twee', 'drie', 'vier'])).toBe(1),
};
export const OnATablet: Story = {
  name: 'Op een tablet',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement, ['een', 'twee', 'drie', 'vier'])).toBe(2),
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement, ['een', 'twee', 'drie', 'vier'])).toBe(4),
};

export const Unequal: Story = {
  name: 'Ongelijk',
  render: () => (
    <Stack gap="xl">
      <Columns tablet="wideFirst">
        <Tile>wideFirst: breed</Tile>
        <Tile>smal</Tile>
      </Columns>
      <Columns tablet="wideLast">
        <Tile>wideLast: smal</Tile>
        <Tile>breed</Tile>
      </Columns>
      <Columns tablet="fitLast" align="center">
        <Tile>fitLast: wat er overblijft</Tile>
        <Tile>wat het nodig heeft</Tile>
      </Columns>
    </Stack>
  ),
};

export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    phone: '2',
    children: ['Warmtepompinstallatievoorbereiding', 'Aansprakelijkheidswaardevaststelling'].map((word) => (
      <Tile key={word}>{word}</Tile>
    )),
  },
};
