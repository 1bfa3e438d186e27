import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSwitch } from './language-switch.js';

const meta = {
  component: LanguageSwitch,
  title: 'Omlijsting/Talen',
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADutchPage: Story = {
  name: 'Op een Nederlandse pagina',
  args: { languages: [{ locale: 'en-GB', href: '/en/contact/' }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'English' });
    await expect(link).toHaveAttribute('href', '/en/contact/');
    await expect(link).toHaveAttribute('hreflang', 'en');
    await expect(link).toHaveAttribute('lang', 'en');
    await expect(link).toHaveAttribute('data-locale', 'en-GB');
  },
};

export const OnAnEnglishPage: Story = {
  name: 'Op een Engelse pagina',
  args: { languages: [{ locale: 'nl-NL', href: '/contact/' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('lang', 'nl');
  },
};

export const MoreLanguages: Story = {
  name: 'Meer talen',
  args: {
    languages: [
      { locale: 'en-GB', href: '/en/' },
      { locale: 'fr-FR', href: '/fr/' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Français' })).toBeVisible();
  },
};
