import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clearVisits, inStorefront, logged } from '../../storefront/in-storefront.stories.setup.js';
import { HubSpotForm } from './hubspot-form.js';

/** What HubSpot's script does, in short: bare HTML with its class names, asked for by `hbspt.forms.create`. */
const script = `
window.hbspt = { forms: { create: (asked) => {
  window.askedOfHubSpot = asked;
  const { required, submitText } = asked.translations[asked.locale];
  const place = document.querySelector(asked.target);
  place.innerHTML = '<form class="hs-form"><div class="hs-form-field"><label for="hs-email">E-mailadres *</label><div class="input"><input id="hs-email" name="email" type="email" class="hs-input"></div><ul class="hs-error-msgs"></ul></div><input type="hidden" name="jobId"><input type="submit" class="hs-button" value="' + submitText + '"></form>';
  const form = place.firstChild;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (!form.email.value) return void (form.querySelector('ul').innerHTML = '<li><label class="hs-error-msg" for="hs-email">' + required + '</label></li>');
    asked.onFormSubmit([form]);
    place.innerHTML = '<div class="submitted-message" role="status">' + asked.inlineMessage + '</div>';
    asked.onFormSubmitted();
  };
  asked.onFormReady(form);
} } };`;

declare global {
  interface Window {
    askedOfHubSpot?: Readonly<Record<string, unknown>> | undefined;
  }
}

const hubSpot = {
  portalId: '14512345',
  region: 'eu1',
  scriptUrl: `data:text/javascript,${encodeURIComponent(script)}`,
  formIds: { newsletter: '6f1c6f0e-3a55-4f0d-9a53-5d0c6b8f2a11' },
};
const choosing = (choice: 'accepted' | undefined) => () => {
  clearVisits();
  window.askedOfHubSpot = undefined;
  document.cookie = `pomp_consent=${choice ?? ''}; Path=/; Max-Age=${choice ? 60 : 0}`;
};

const meta = {
  title: 'Winkel/Formulieren/Formulier van HubSpot',
  component: HubSpotForm,
  args: { hubSpot, formId: 'newsletter', onSubmitted: fn() },
  decorators: [inStorefront],
  beforeEach: choosing('accepted'),
} satisfies Meta<typeof HubSpotForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HubSpot maakt het formulier: met onze woorden, in het Nederlands, en in ons uiterlijk. */
export const Sent: Story = {
  args: { hidden: { jobId: 'monteur-1' }, send: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aanmelden' }));
    await expect(canvas.getByText('Dit veld is verplicht.')).toBeVisible();
    await expect(window.askedOfHubSpot).toMatchObject({
      portalId: '14512345',
      region: 'eu1',
      formId: '6f1c6f0e-3a55-4f0d-9a53-5d0c6b8f2a11',
      locale: 'nl',
    });
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), 'fleur@pomp.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
    await expect(await canvas.findByText(/Kijk in je mailbox/)).toBeVisible();
    const filledIn = { email: 'fleur@pomp.example', jobId: 'monteur-1' };
    await expect(args.onSubmitted).toHaveBeenCalledWith(filledIn);
    await expect(args.send).toHaveBeenCalledWith(filledIn);
  },
};

/** Mist het formulier een veld dat wij invullen, dan horen wij dat. */
export const WithoutOurField: Story = {
  args: { hidden: { job: 'Monteur', jobId: 'monteur-1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Aanmelden' });
    await expect(logged.mock.calls).toEqual([['Marketing form newsletter has no field job']]);
  },
};

/** Een id dat alleen HubSpot kent, met de knop zoals altijd. */
export const AnIdOfTheirs: Story = {
  args: { formId: '0a1b2c3d-0000-4000-8000-000000000000', containerId: 'lead' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Verzend bericht' })).toBeVisible();
    await expect(window.askedOfHubSpot).toMatchObject({ formId: '0a1b2c3d-0000-4000-8000-000000000000', target: '#lead' });
    await expect(within(canvasElement.querySelector<HTMLElement>('#lead')!).getByRole('textbox')).toBeVisible();
  },
};

/** Zonder toestemming is er niets van HubSpot; met een druk op de knop wel. */
export const AsksConsent: Story = {
  beforeEach: choosing(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dit formulier komt van HubSpot/)).toBeVisible();
    await expect(window.askedOfHubSpot).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Accepteren en laden' }));
    await expect(await canvas.findByRole('textbox', { name: /E-mailadres/ })).toBeVisible();
    await expect(document.cookie).toContain('pomp_consent=accepted');
  },
};
export const AsksConsentOnAPhone: Story = { beforeEach: choosing(undefined), globals: { viewport: { value: 'reflow' } } };

/** Houdt iets het script tegen, dan kan de bezoeker het nog eens proberen, of ons anders bereiken. */
export const NotLoaded: Story = {
  args: { hubSpot: { ...hubSpot, scriptUrl: '/is-er-niet.js' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Het formulier laadt niet.');
    await expect(canvas.getByRole('link', { name: 'Neem contact met ons op' })).toBeVisible();
    await expect(logged).toHaveBeenCalledWith('Failed to load the marketing form provider');
    logged.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer het opnieuw' }));
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  },
};
