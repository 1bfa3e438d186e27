import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { TextField } from '../fields/text-field.js';
import { calendarIcon, documentIcon, houseIcon, installationIcon, orderIcon, overviewIcon, personIcon } from '../icon/icons.js';
import { Stack } from '../layout/stack.js';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { PageHeader } from '../page-header/page-header.js';
import { AccountLayout } from './account-layout.js';
import { LoginBackground } from './login-background.js';

const meta = {
  title: 'Omlijsting/Mijn account',
  component: AccountLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { label: 'Overzicht', href: '/account', icon: overviewIcon, match: 'exact' },
      { label: 'Bestellingen', href: '/account/bestellingen', icon: orderIcon },
      { label: 'Woninggegevens', href: '/account/woning', icon: houseIcon, alert: 'Er missen gegevens' },
      { label: 'Installatiegegevens', href: '/account/installatie', icon: installationIcon, alert: 'Er missen gegevens' },
      { label: 'Documenten', href: '/account/documenten', icon: documentIcon },
      { label: 'Afspraken', href: '/account/afspraken', icon: calendarIcon },
      { label: 'Mijn gegevens', href: '/account/gegevens', icon: personIcon },
    ],
    children: <PageHeader title="Woninggegevens" intro="Met deze gegevens rekenen we uit wat er bij je huis past." />,
  },
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
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Woninggegevens.*Er missen gegevens/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Overzicht' })).not.toHaveAttribute('aria-current');
  },
};

/** Eén regel zegt waar je bent en vouwt de rest uit. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: /Woninggegevens/ });
    await expect(canvas.queryByRole('link', { name: 'Documenten' })).toBeNull();
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Documenten' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Documenten' })).toBeNull();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

export const LoggingIn: Story = {
  render: () => (
    <LoginBackground>
      <Stack gap="l">
        <PageHeader title="Welkom terug." intro="Log in om te zien hoe het met je bestelling staat." />
        <TextField label="E-mailadres" name="email" type="email" autoComplete="email" />
        <TextField label="Wachtwoord" name="password" type="password" autoComplete="current-password" />
        <Button width="full">Inloggen</Button>
      </Stack>
    </LoginBackground>
  ),
};
