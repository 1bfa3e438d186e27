import { failure, handlersFor, success } from '@pomp/api-client/testing';
import { Container, Heading, NavigationProvider, Text } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { SiteBanner } from './site-banner.js';

const message = 'Een Pomp AO voor € 3.400 eenmalig, of € 19 per maand met een lening.';
const answering = (value: string) => ({ msw: { handlers: handlersFor({ getBanner: success({ value }) }) } });

const meta = {
  title: 'Winkel/Melding boven de site',
  component: SiteBanner,
  args: { log: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } }, ...answering(message) },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <NavigationProvider pathname={parameters.pathname ?? '/producten/'}>
        <Story />
        <Container as="main">
          <Heading level={1}>Welke warmtepomp past bij jouw huis?</Heading>
          <Text>Ze werken alle drie met een Pomp AO.</Text>
        </Container>
      </NavigationProvider>
    ),
    inStorefront,
  ],
} satisfies Meta<typeof SiteBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** De tekst komt later dan de pagina, maar niets verschuift. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const before = heading.getBoundingClientRect().top;
    const text = await canvas.findByText(message);
    await waitFor(() => expect(text).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Reserveer nu!' })).toHaveAttribute('href', '/reserveren/pomp-ao/');
    await expect(heading.getBoundingClientRect().top).toBe(before);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Shown.play };

/** Weg voor deze sessie. De pagina verschuift niet, en met het toetsenbord ga je erin verder; pas de volgende pagina begint hoger. */
export const Dismissed: Story = {
  render: function OnTwoPages(args) {
    const [pathname, setPathname] = useState('/producten/');
    return (
      <NavigationProvider pathname={pathname}>
        <button type="button" onClick={() => setPathname('/het-proces/')}>
          Volgende pagina
        </button>
        <SiteBanner {...args} />
      </NavigationProvider>
    );
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const close = await canvas.findByRole('button', { name: 'Melding sluiten' });
    const before = heading.getBoundingClientRect().top;
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(message)).not.toBeInTheDocument();
    await expect(sessionStorage.getItem('pomp_banner_dismissed')).toBe('true');
    await expect(heading.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende pagina' }));
    await expect(heading.getBoundingClientRect().top).toBeLessThan(before);
  },
};

/** Wie reserveert, heeft de melding gezien. */
export const DismissedByReserving: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Reserveer nu!' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(canvas.queryByText(message)).not.toBeInTheDocument();
  },
};

/** In het account stoort hij niet. */
export const NotInTheAccount: Story = {
  parameters: { pathname: '/account/woning/' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

/** Lukt het ophalen niet, dan merkt de bezoeker niets. */
export const NotLoaded: Story = {
  parameters: {
    msw: { handlers: handlersFor({ getBanner: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) }) },
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.log).toHaveBeenCalledWith('Failed to fetch banner message'));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  parameters: answering(
    'Tussen 24 december en 2 januari plannen we geen inspecties; reserveringen komen gewoon binnen en worden daarna op volgorde behandeld.',
  ),
};
