import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { HouseIllustration } from '../house/house-illustration.js';
import { examplePicture, pictureOverGuide } from './picture-over.guide.js';
import { PictureOver } from './picture-over.js';
import { Stack } from './stack.js';

const meta = {
  title: 'Fundament/Beeld over een tekening',
  component: PictureOver,
  parameters: { guide: pictureOverGuide },
  args: { src: examplePicture, alt: 'Een huis', children: <HouseIllustration /> },
} satisfies Meta<typeof PictureOver>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Het beeld ligt over de tekening, even groot.
 * @english The picture lies over the drawing, of the same size.
 */
export const Here: Story = {
  name: 'Er is een beeld',
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Een huis' });
    await waitFor(() => expect(picture.naturalWidth).toBe(676));
    const drawing = canvasElement.querySelector('svg');
    await expect(Math.abs(picture.clientHeight - (drawing?.getBoundingClientRect().height ?? 0))).toBeLessThan(4);
  },
};

/**
 * Komt het volgende beeld niet, zoals zonder bereik, dan blijft het vorige staan.
 * @english If the next picture doesn’t come, as without a network, the one before stays.
 */
export const NextMissing: Story = {
  name: 'Het volgende beeld komt niet',
  render: function Next(args) {
    const [src, setSrc] = useState(args.src);
    return (
      <Stack gap="m" align="start">
        <Button onClick={() => setSrc('data:image/svg+xml,geen')}>Volgende vraag</Button>
        <PictureOver {...args} src={src} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = await canvas.findByRole('img', { name: 'Een huis' });
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende vraag' }));
    const next = canvasElement.querySelector<HTMLImageElement>('img[src$=geen]');
    await waitFor(() => expect(next?.complete).toBe(true));
    await expect(canvas.getByRole('img', { name: 'Een huis' })).toBe(first);
    await expect(first).toBeVisible();
  },
};

/**
 * Wie geen beeld krijgt, ziet de tekening.
 * @english Who gets no picture sees the drawing.
 */
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
