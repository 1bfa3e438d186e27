import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerArgs, fullFooterArgs, siteFooterGuide } from './site-footer.guide.js';
import { SiteFooter } from './site-footer.js';

const meta = {
  title: 'Omlijsting/Voet van de site',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', guide: siteFooterGuide },
  args: fullFooterArgs,
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Alles',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Producten', 'Informatie', 'Volg ons', 'Download de app']),
    );
    await expect(canvas.getByRole('link', { name: /LinkedIn.*andere website/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Keurmerk één/ })).toHaveAttribute('href', 'https://keurmerk.example');
    await expect(canvas.getByRole('img', { name: 'Keurmerk twee' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy/');
  },
};

export const OnAPhone: Story = { name: 'Op een telefoon', globals: { viewport: { value: 'phone' } }, tags: ['visual'] };

/**
 * Zoals de redactie het koos, en de link zegt het.
 * @english As the editors chose it, and the link says so.
 */
export const NewTabs: Story = {
  name: 'Links in een nieuw tabblad',
  args: {
    columns: [
      {
        title: 'Informatie',
        links: [
          { label: 'Helpcentrum', href: '/help', newTab: true },
          { label: 'Kennisbank', href: '/kennisbank' },
        ],
      },
    ],
    social: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/pomp', newTab: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Helpcentrum.*nieuw tabblad/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Kennisbank' })).not.toHaveAttribute('target');
  },
};

/**
 * Wat de redactie niet invult, laat geen lege kolom achter.
 * @english What editors leave out leaves no empty column.
 */
export const OnlyWhatMustBe: Story = {
  name: 'Alleen wat moet',
  args: { lead: undefined, social: [], apps: undefined, qualityMarks: [], columns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('© 2026 Pomp')).toBeVisible();
  },
};

export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    ...footerArgs,
    columns: [
      {
        title: 'Warmtepompinstallatievoorbereiding',
        links: [{ label: 'Aansprakelijkheidswaardevaststellingsveranderingen', href: '/lang' }],
      },
      ...footerArgs.columns,
    ],
  },
};
