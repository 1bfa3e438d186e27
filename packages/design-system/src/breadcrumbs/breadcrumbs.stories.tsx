import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.js';
import { breadcrumbsGuide, knowledgeTrail } from './breadcrumbs.guide.js';

const meta = {
  title: 'Omlijsting/Kruimelpad',
  component: Breadcrumbs,
  parameters: { guide: breadcrumbsGuide },
  args: { trail: knowledgeTrail, current: 'Zo vraag je ISDE aan' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Vier treden',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Kennisbank',
      'Subsidie',
      'Zo vraag je ISDE aan',
    ]);
    await expect(canvas.getByText('Zo vraag je ISDE aan')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    const parent = canvas.getByRole('link', { name: 'Kennisbank' });
    await expect(parent).toHaveFocus();
    await expect(parent).toHaveAttribute('href', '/kennisbank/');
    parent.blur();
  },
};

/**
 * De titel staat er vlak onder en zegt de laatste trede al.
 * @english The title stands right below it and says the last step already.
 */
export const AboveATitle: Story = {
  name: 'Zonder de pagina zelf',
  globals: { viewport: { value: 'wide' } },
  args: { current: undefined },
};

export const OneUp: Story = {
  name: 'Eén trede',
  globals: { viewport: { value: 'wide' } },
  args: { trail: [knowledgeTrail[0]], current: 'Vacatures' },
};

/**
 * Eén trede terug; de rest kost een telefoon te veel plaats.
 * @english One step back; the rest takes too much room on a phone.
 */
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Subsidie' })).toHaveAttribute('href', '/kennisbank/subsidie/');
  },
};
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: { trail: [knowledgeTrail[0], { label: 'Warmtepompinstallatievoorbereidingswerkzaamheden', href: '/lang' }] },
};
export const ManyOnATablet: Story = {
  name: 'Meer dan één regel',
  globals: { viewport: { value: 'tablet' } },
  args: {
    trail: [...knowledgeTrail, { label: 'Investeringssubsidie duurzame energie en energiebesparing', href: '/isde' }],
    current: 'Aanvraagformulieren en bijbehorende toelichtingen',
  },
};
