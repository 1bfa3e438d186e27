import { Container, Heading, Stack, Text } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { ConsentBanner } from './consent-banner.js';
import type { ConsentChoice } from './consent-choice.js';
import { ConsentGate } from './consent-gate.js';
import { ConsentSettingsButton } from './consent-settings-button.js';
import { nl as texts } from './texts.nl.js';

const after = (choice: ConsentChoice | undefined) => () => {
  document.cookie = `pomp_consent=${choice ?? ''}; Path=/; Max-Age=${choice ? 60 : 0}`;
  return () => document.documentElement.removeAttribute('data-asks-consent');
};
/** What the question covers of the screen, where nothing gets the focus. */
const covered = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd;

const meta = {
  title: 'Winkel/Toestemming',
  component: ConsentBanner,
  args: { services: ['Klantenvertellen', 'HubSpot'] },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Container as="main">
          <Stack>
            <Heading level={1}>Eerst kijken, dan pas kopen.</Heading>
            <ConsentGate purpose="marketing" fallback={<Text>170+ beoordelingen</Text>}>
              <Text>De beoordelingen zelf</Text>
            </ConsentGate>
            <ConsentSettingsButton />
          </Stack>
        </Container>
      </>
    ),
    inStorefront,
  ],
  beforeEach: after(undefined),
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds back the reload that is about to come, which would take the story along. */
const reloadOnce = () =>
  new Promise<void>((resolve) => {
    window.navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        if (event.navigationType === 'reload') resolve();
      },
      { once: true },
    );
  });

/** What asks is fetched by sites that need it only. */
const listens = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-consent]')).toHaveAttribute('data-consent', 'heard'));

const asked = (canvasElement: HTMLElement) => within(canvasElement).findByRole('region', { name: texts.title });

/** Verschijnt over de onderkant: niets verschuift, niets wordt tegengehouden, en er is nog niets geladen. */
export const Asked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    const question = await asked(canvasElement);
    await expect(question).toHaveTextContent('onderdelen van Klantenvertellen en HubSpot');
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByText('170+ beoordelingen')).toBeInTheDocument();
    await expect(question).not.toContainElement(document.activeElement as HTMLElement);
    await expect(covered()).toBe('256px');
    const [refuse, accept] = within(question).getAllByRole('button');
    await expect(refuse?.className).toBe(accept?.className);
    await expect(refuse?.getBoundingClientRect().width).toBe(accept?.getBoundingClientRect().width);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Asked.play };
export const AtFourHundredPercent: Story = { globals: { viewport: { value: 'reflow' } } };

/** Met ja wordt geladen wat erop wachtte. */
export const Accepted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(await asked(canvasElement)).getByRole('button', { name: 'Accepteren' }));
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
    await expect(canvas.getByText('De beoordelingen zelf')).toBeVisible();
    await expect(document.cookie).toContain('pomp_consent=accepted');
  },
};

/** Met nee blijft het bij wat er al stond, en wordt het niet nog eens gevraagd. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(await asked(canvasElement)).getByRole('button', { name: 'Weigeren' }));
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
    await expect(canvas.getByText('170+ beoordelingen')).toBeVisible();
    await expect(document.cookie).toContain('pomp_consent=refused');
    await expect(covered()).not.toBe('256px');
  },
};

/** Wie zich bedenkt, vindt de vraag onder aan de site terug; de pagina begint opnieuw, zodat er niets blijft draaien. */
export const Withdrawn: Story = {
  beforeEach: after('accepted'),
  play: async ({ canvas, canvasElement }) => {
    await listens(canvasElement);
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
    const change = canvas.getByRole('button', { name: 'Cookies aanpassen' });
    change.focus();
    await userEvent.keyboard('{Enter}');
    const question = await asked(canvasElement);
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(question).getByRole('button', { name: 'Weigeren' })).toHaveFocus();
    const reload = reloadOnce();
    await userEvent.keyboard('{Enter}');
    await expect(change).toHaveFocus();
    await expect(canvas.getByText('170+ beoordelingen')).toBeVisible();
    await reload;
  },
};

/** Met vijf diensten past het ook. */
export const ManyServices: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { services: ['Klantenvertellen', 'HubSpot', 'Warmtepompverzekeringsvergelijker', 'Trustpilot', 'YouTube'] },
};
