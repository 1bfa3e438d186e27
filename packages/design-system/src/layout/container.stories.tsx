import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageWidth } from '../theme/breakpoints.js';
import { Container } from './container.js';
import { containerGuide } from './container.guide.js';
import { Stack } from './stack.js';
import { Tile } from './tile.guide.js';

const meta = {
  title: 'Fundament/Breedte van een pagina',
  component: Container,
  parameters: { layout: 'fullscreen', guide: containerGuide },
  args: { children: <Tile>page: hooguit 1440 px, met ruimte ernaast</Tile> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = {
  name: 'Breedtes',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <Stack gap="s">
      <Container>
        <Tile>page: hooguit 1440 px, met ruimte ernaast</Tile>
      </Container>
      <Container width="text">
        <Tile>text: ongeveer 65 tekens</Tile>
      </Container>
      <Container width="form">
        <Tile>form: één kolom van 640 px</Tile>
      </Container>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByText(/^form/).parentElement;
    await expect(card?.getBoundingClientRect().width).toBe(640);
    await expect(canvas.getByText(/^page/).getBoundingClientRect().width).toBeLessThanOrEqual(pageWidth);
  },
};
export const OnAPhone: Story = { name: 'Op een telefoon', globals: { viewport: { value: 'phone' } } };
export const AsMain: Story = {
  name: 'Als main',
  args: { as: 'main' },
  play: async ({ canvas }) => expect(canvas.getByRole('main')).toBeVisible(),
};
