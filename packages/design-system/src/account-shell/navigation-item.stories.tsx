import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { NavigationItem } from './navigation-item.js';
import { navigationItemArgs, navigationItemGuide } from './navigation-item.guide.js';

const meta = {
  title: 'Omlijsting/Menu-item',
  component: NavigationItem,
  parameters: { guide: navigationItemGuide },
  args: navigationItemArgs,
  decorators: [
    (Story) => (
      <NavigationProvider pathname="/account/woning/">
        <div style={{ maxWidth: 272 }}>
          <Story />
        </div>
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof NavigationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gewoon',
  args: { match: 'exact' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current'),
};
export const Current: Story = {
  name: 'Hier ben je',
  args: { label: 'Woninggegevens', href: '/account/woning' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page'),
};
export const Waiting: Story = {
  name: 'Er wacht iets',
  tags: ['visual'],
  args: { label: 'Woninggegevens', href: '/account/woning', alert: 'Er missen gegevens' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Woninggegevens Er missen gegevens' })).toBeVisible();
  },
};
export const LongWord: Story = {
  name: 'Lang woord',
  args: { label: 'Woningeigenschappenvragenlijstgegevens', alert: 'Er missen gegevens' },
};
