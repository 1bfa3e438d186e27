import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from './container.js';
import { WithPicture } from './with-picture.js';
import { withPictureArgs, withPictureGuide } from './with-picture.guide.js';

const meta = {
  title: 'Fundament/Scherm met beeld',
  component: WithPicture,
  // On a phone it reaches past the gutters to the edges.
  parameters: { guide: withPictureGuide, layout: 'fullscreen' },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  args: withPictureArgs,
} satisfies Meta<typeof WithPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const topsOf = (canvas: {
  getByRole: (role: string, options?: { name: RegExp }) => HTMLElement;
  getAllByRole: (role: string) => HTMLElement[];
}) =>
  [canvas.getByRole('img', { name: /dak/ }), canvas.getAllByRole('textbox')[0]].map(
    (element) => element?.getBoundingClientRect() ?? new DOMRect(),
  );

export const OnADesktop: Story = {
  name: 'Op een bureau',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [picture, field] = topsOf(canvas);
    await expect(picture?.left ?? 0).toBeGreaterThan(field?.right ?? 0);
  },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [picture, field] = topsOf(canvas);
    await expect(picture?.bottom ?? 0).toBeLessThan(field?.top ?? 0);
  },
};
