import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HouseIllustration } from '../house/house-illustration.js';
import { examplePicture, pictureOverGuide } from './picture-over.guide.js';
import { PictureOver } from './picture-over.js';

const meta = {
  title: 'Fundament/Beeld over een tekening',
  component: PictureOver,
  parameters: { guide: pictureOverGuide },
  args: { src: examplePicture, alt: 'Een huis', children: <HouseIllustration /> },
} satisfies Meta<typeof PictureOver>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Het beeld ligt over de tekening, even groot. */
export const Here: Story = {
  name: 'Er is een beeld',
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Een huis' });
    await waitFor(() => expect(picture.naturalWidth).toBe(676));
    const drawing = canvasElement.querySelector('svg');
    await expect(Math.abs(picture.clientHeight - (drawing?.getBoundingClientRect().height ?? 0))).toBeLessThan(4);
  },
};

/** Wie geen beeld krijgt, ziet de tekening. */
export const Missing: Story = {
  name: 'Er is geen beeld',
  args: { src: 'data:image/svg+xml,geen', alt: '' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toBeVisible();
    const { height = 0 } = drawing?.getBoundingClientRect() ?? {};
    await expect(picture?.parentElement?.clientHeight ?? 0).toBeLessThan(height + 8);
    await waitFor(() => expect(picture).not.toBeVisible());
  },
};
