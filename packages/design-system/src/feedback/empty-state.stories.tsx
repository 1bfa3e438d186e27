import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../button/button-link.js';
import { documentIcon, houseIcon } from '../icon/icons.js';
import { emptyStateGuide } from './empty-state.guide.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'Acties en terugkoppeling/Leeg',
  component: EmptyState,
  args: {
    icon: houseIcon,
    children: 'Je hebt nog geen woningen toegevoegd. Klik op de knop hierboven om een woning toe te voegen.',
  },
  parameters: { guide: emptyStateGuide },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  name: 'Met knop',
  tags: ['visual'],
  args: { children: 'Je hebt nog geen woning.', action: <ButtonLink href="/account/woning/nieuw">Woning toevoegen</ButtonLink> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Woning toevoegen' })).toHaveFocus();
  },
};

export const WithoutAction: Story = { name: 'Zonder knop' };
export const WithoutIcon: Story = { name: 'Alleen tekst', args: { icon: undefined, children: 'Je hebt geen afspraken.' } };
export const LongDutchWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: {
    icon: documentIcon,
    children:
      'Je hebt nog geen verwarmingsinstallatieonderhoudsabonnementsdocumenten. Ze komen hier te staan zodra de monteur is geweest.',
  },
};
