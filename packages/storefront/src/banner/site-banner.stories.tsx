import { failure, handlersFor, success } from '@pomp/api-client/testing';
import { Container, Heading, Text } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dutchRoutes } from '@pomp/edition';
import { inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { SiteBanner } from './site-banner.js';

const message = 'Een Pomp AO voor € 3.400 eenmalig, met plaatsen en aansluiten.';
const answering = (value: string) => ({ msw: { handlers: handlersFor({ getBanner: success({ value }) }) } });

const logged = fn();

const meta = {
  title: 'Winkel/Melding boven de site',
  component: SiteBanner,
  args: { routes: storefrontRoutes(dutchRoutes), pathname: '/producten/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } }, ...answering(message) },
  beforeEach: () => {
    sessionStorage.clear();
    const { dataset } = document.documentElement;
    delete dataset.banner;
    return () => void delete dataset.banner;
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Container as="main">
          <Heading level={1}>Welke warmtepomp past bij jouw huis?</Heading>
          <Text>Ze werken alle drie met een Pomp AO.</Text>
        </Container>
      </>
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

/** In de taal van de pagina, ook als de browser van de bezoeker een andere vraagt. */
export const InThePagesLanguage: Story = {
  parameters: {
    msw: {
      handlers: handlersFor({ getBanner: (request) => success({ value: `taal: ${request.headers.get('accept-language')}` }) }),
    },
  },
  beforeEach: () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'nl';
    return () => void (document.documentElement.lang = lang);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('taal: nl')).toBeVisible();
  },
};

/** Over de onderkant van de pagina: wat de focus krijgt, komt erboven, tot hij weg is. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Shown.play?.(context);
    const covered = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd;
    await expect(covered()).toBe('104px');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Melding sluiten' }));
    await expect(covered()).not.toBe('104px');
  },
};

/** Weg voor deze sessie. De pagina verschuift niet, en met het toetsenbord ga je erin verder; pas de volgende pagina begint hoger. */
export const Dismissed: Story = {
  // On a phone it lies over the page, which begins no higher without it.
  globals: { viewport: { value: 'desktop' } },
  render: function OnTwoPages(args) {
    const [pathname, setPathname] = useState('/producten/');
    return (
      <>
        <button type="button" onClick={() => setPathname('/het-proces/')}>
          Volgende pagina
        </button>
        <SiteBanner key={pathname} {...args} pathname={pathname} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const close = await canvas.findByRole('button', { name: 'Melding sluiten' });
    const before = heading.getBoundingClientRect().top;
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(message)).not.toBeVisible();
    await expect(sessionStorage.getItem('pomp_banner_dismissed')).toBe('true');
    await expect(heading.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende pagina' }));
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(before));
  },
};

/** Wie reserveert, heeft de melding gezien. */
export const DismissedByReserving: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Reserveer nu!' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(canvas.getByText(message)).not.toBeVisible();
  },
};

/** Op een telefoon ligt hij over de pagina, maar niet over een formulier. */
export const AsideWhileFillingIn: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const banner = await canvas.findByText(message);
    await waitFor(() => expect(banner).toBeVisible());
    const form = document.createElement('form');
    form.append(Object.assign(document.createElement('input'), { ariaLabel: 'Pomp AO' }));
    Object.assign(form.style, { position: 'fixed', insetBlockEnd: '0' });
    canvas.getByRole('main').append(form);
    await waitFor(() => expect(banner).not.toBeVisible());
    Object.assign(form.style, { insetBlock: '0 auto' });
    await waitFor(() => expect(banner).toBeVisible());
  },
};

/** In het account stoort hij niet. */
export const NotInTheAccount: Story = {
  args: { pathname: '/account/woning/' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('aside')).toBeNull();
  },
};

/** Lukt het ophalen niet, dan merkt de bezoeker niets. */
export const NotLoaded: Story = {
  parameters: {
    msw: { handlers: handlersFor({ getBanner: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) }) },
  },
  beforeEach: () => {
    logged.mockClear();
    document.addEventListener('log', logged);
    return () => document.removeEventListener('log', logged);
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(logged.mock.calls).toEqual([[expect.objectContaining({ detail: 'Failed to fetch banner message' })]]),
    );
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  parameters: answering(
    'Tussen 24 december en 2 januari plannen we geen inspecties; reserveringen komen gewoon binnen en worden daarna op volgorde behandeld.',
  ),
};
