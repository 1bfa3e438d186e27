import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fileGalleryGuide, galleryFiles } from './file-gallery.guide.js';
import { FileGallery } from './file-gallery.js';

const meta = {
  title: 'Omlijsting/Foto’s nakijken',
  component: FileGallery,
  parameters: { guide: fileGalleryGuide },
  args: { files: galleryFiles, label: 'Foto’s van je gasketel en de leidingen' },
} satisfies Meta<typeof FileGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  name: 'Foto en video',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /gasketel/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ketel.jpg (opent in een nieuw tabblad)' })).toHaveAttribute('target', '_blank');
  },
};

/**
 * Wat de browser niet kan tekenen, zegt wat het is.
 * @english What the browser can’t draw says what it is.
 */
export const CannotBeDrawn: Story = {
  name: 'Zonder beeld',
  args: {
    files: [{ id: '1', name: 'IMG_2041.HEIC', kind: 'image', picture: { url: '/bestaat-niet.heic' }, href: '/bestaat-niet.heic' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HEIC')).toBeVisible();
  },
};

export const Many: Story = {
  name: 'Veel, met lange namen',
  globals: { viewport: { value: 'phone' } },
  args: {
    files: Array.from({ length: 9 }, (_, index) => ({
      ...galleryFiles[0]!,
      id: String(index),
      name: `Schermafbeelding_verwarmingsinstallatie_2026-11-2${index}.jpeg`,
    })),
  },
};
