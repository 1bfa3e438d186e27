import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from './page-header.js';
import { pageHeaderGuide } from './page-header.guide.js';

const meta = {
  title: 'Omlijsting/Paginakop',
  component: PageHeader,
  parameters: { guide: pageHeaderGuide },
  args: { title: 'Je huizen' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Alleen een titel',
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Je huizen' })).toBeVisible(),
};
export const Full: Story = {
  name: 'Alles',
  tags: ['visual'],
  args: {
    eyebrow: 'Dag Marieke',
    intro: 'Hier staan alle adressen waarvoor je iets bij ons regelt.',
    add: { href: '/account/woning/nieuw' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toevoegen' })).toHaveAttribute('href', '/account/woning/nieuw/');
  },
};
export const OtherLabel: Story = {
  name: 'Met eigen knoptekst',
  args: { add: { href: '/account/woning/nieuw', label: 'Adres toevoegen' } },
};
export const OnAPhone: Story = { ...Full, name: 'Op een telefoon', globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Warmtepompinstallatievoorbereidingswerkzaamheden',
    eyebrow: 'Wilhelmina-Geertruida van Aansprakelijkheidsveranderingen',
    add: { href: '#', label: 'Installatievoorbereiding toevoegen' },
  },
};
