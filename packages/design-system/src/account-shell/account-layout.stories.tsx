import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { AccountLayout } from './account-layout.js';
import { accountArgs, accountLayoutGuide } from './account-layout.guide.js';
import { AccountNavigation } from './account-navigation.js';

const meta = {
  title: 'Omlijsting/Account',
  component: AccountLayout,
  subcomponents: { AccountNavigation },
  parameters: { layout: 'fullscreen', guide: accountLayoutGuide },
  args: accountArgs,
  decorators: [
    (Story) => (
      <NavigationProvider pathname="/account/woning/verbruik/">
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  name: 'Op een bureau',
  globals: { viewport: { value: 'wide' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Woninggegevens.*Er missen gegevens/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Overzicht' })).not.toHaveAttribute('aria-current');
  },
};

/**
 * Eén regel zegt waar je bent en vouwt de rest uit; Escape vouwt dicht en geeft de focus terug.
 * @english One line says where you are and unfolds the rest; Escape folds it and gives the focus back.
 */
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: /Woninggegevens/ });
    await expect(canvas.queryByRole('link', { name: 'Documenten' })).toBeNull();
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Documenten' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overzicht' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Documenten' })).toBeNull();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

const signOut = fn();

/**
 * Zolang het uitloggen bezig is, doet een tweede klik niets.
 * @english While signing out is under way, a second click does nothing.
 */
export const SigningOut: Story = {
  name: 'Bezig met uitloggen',
  globals: { viewport: { value: 'wide' } },
  args: { signOut: { label: 'Uitloggen', loadingLabel: 'Uitloggen…', onClick: signOut } },
  play: async ({ canvas }) => {
    signOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Uitloggen…' }));
    await expect(signOut).not.toHaveBeenCalled();
  },
};

/**
 * Ergens waar geen menu-item bij hoort: de regel noemt het menu zelf.
 * @english Somewhere that no item of the menu belongs to: the line names the menu itself.
 */
export const Elsewhere: Story = {
  name: 'Buiten het menu',
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <NavigationProvider pathname="/account-sluiten/">
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Mijn account/ })).toBeVisible();
  },
};

export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    items: accountArgs.items.map((item) =>
      item.href === '/account/woning' ? { ...item, label: 'Woningeigenschappenvragenlijstgegevens' } : item,
    ),
  },
};
