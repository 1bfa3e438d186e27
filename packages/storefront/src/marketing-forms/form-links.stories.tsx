import { offline, success } from '@pomp/api-client/testing';
import { contentBlocks, createRegistry, StoryBlocks } from '@pomp/cms';
import { SiteFooter } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, clearVisits, inStorefront, visited } from '../storefront/in-storefront.stories.setup.js';
import { storefrontBlocks } from '../storefront-blocks.js';
import { Newsletter } from './newsletter.js';

const opened = fn();

const meta = {
  title: 'Winkel/Formulieren/Links met een formulier',
  component: StoryBlocks,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '36rem' } },
    ...answering({ postForm: success({}) }),
  },
  args: { registry: createRegistry([...contentBlocks, ...storefrontBlocks]), mode: 'published', report: fn(), blocks: [] },
  decorators: [inStorefront],
  beforeEach: () => {
    clearVisits();
    opened.mockClear();
    const { open } = window;
    window.open = (...asked) => {
      opened(...asked);
      return null;
    };
    return () => {
      window.open = open;
    };
  },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = (canvas: Canvas, name: RegExp) => userEvent.click(canvas.getByRole('link', { name }));

const hero = {
  component: 'hero',
  title: 'Warmte uit koude lucht.',
  description_1: 'Reken uit wat dat bij jou scheelt.',
  button_2_label: 'Bereken je besparing',
  button_2_link: { linktype: 'story', cached_url: 'besparing-resultaat' },
  button_2_hubspot_form_id: 'savings',
};

async function leaveDetails() {
  const form = await dialog();
  await userEvent.type(form.getByRole('textbox', { name: /E-mailadres/ }), 'fleur@pomp.example');
  await userEvent.type(form.getByRole('textbox', { name: /Telefoonnummer/ }), '06 12345678');
  await userEvent.click(form.getByRole('button', { name: 'Ga verder' }));
}

/** Eerst e-mail en telefoon, dan verder naar waar de link heen gaat. */
export const Hero: Story = {
  args: { blocks: [hero] },
  play: async ({ canvas }) => {
    await press(canvas, /Bereken je besparing/);
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Bereken je besparing');
    await expect(visited.push).not.toHaveBeenCalled();
    await leaveDetails();
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/besparing-resultaat/'));
    await closed();
  },
};

/** Wie het venster sluit, gaat niet verder en staat weer op de link. */
export const HeroPutAway: Story = {
  args: { blocks: [hero] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Bereken je besparing/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await dialog();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(link).toHaveFocus();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

let arrival: Promise<void>;
let arrive: () => void;
/** The first one only arrives once it is told to. */
const firstOneWaits = fn(async () => {
  if (firstOneWaits.mock.calls.length === 1) await arrival;
  return success({});
});

/** Wie het venster sluit terwijl het nog verstuurt, is ergens anders mee bezig en wordt niet meer meegenomen. */
export const HeroPutAwayWhileSending: Story = {
  args: { blocks: [hero] },
  parameters: answering({ postForm: firstOneWaits }),
  beforeEach: () => {
    arrival = new Promise((resolve) => (arrive = resolve));
    firstOneWaits.mockClear();
  },
  play: async ({ canvas }) => {
    await press(canvas, /Bereken je besparing/);
    await leaveDetails();
    await waitFor(() => expect(firstOneWaits).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await closed();
    arrive();
    await press(canvas, /Bereken je besparing/);
    await leaveDetails();
    await closed();
    await expect(firstOneWaits).toHaveBeenCalledTimes(2);
    await expect(visited.push).toHaveBeenCalledOnce();
  },
};

/** Lukt het versturen niet, dan blijft het venster open met alles erin. */
export const HeroOffline: Story = {
  args: { blocks: [hero] },
  parameters: answering({ postForm: offline }),
  play: async ({ canvas }) => {
    await press(canvas, /Bereken je besparing/);
    await leaveDetails();
    const form = await dialog();
    await expect(await form.findByRole('alert')).toHaveTextContent('Wat je hebt ingevuld, staat er nog.');
    await expect(form.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue('fleur@pomp.example');
    await expect(visited.push).not.toHaveBeenCalled();
  },
};
export const HeroOnAPhone: Story = {
  args: { blocks: [hero] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, /Bereken je besparing/);
    await dialog();
  },
};

const placing = {
  component: 'placing_section',
  title: 'Waar hij kan staan',
  pdf_title: 'Download de brochure',
  pdf_asset: { filename: '/brochure/pomp-ao.pdf' },
  hubspot_brochure_form_id: 'brochurePompAo',
};

/** Met een formulier: eerst invullen, dan opent het bestand. Houdt de browser dat tegen, dan staat er een link. */
export const Brochure: Story = {
  args: { blocks: [placing] },
  play: async ({ canvas }) => {
    await press(canvas, /Download de brochure/);
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /Voornaam/ }), 'Fleur');
    await userEvent.type(form.getByRole('textbox', { name: /E-mailadres/ }), 'fleur@pomp.example');
    await userEvent.click(form.getByRole('button', { name: 'Bekijk de brochure' }));
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(expect.stringMatching(/\/brochure\/pomp-ao\.pdf$/), '_blank', 'noopener'),
    );
    await expect(form.getByRole('link', { name: /Open de brochure/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/pomp-ao\.pdf$/),
    );
    await expect(form.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Kent niemand het formulier, dan is de brochure er nog steeds. */
export const BrochureOfAnUnknownForm: Story = {
  args: { blocks: [{ ...placing, hubspot_brochure_form_id: 'nergens' }] },
  play: async ({ canvas }) => {
    await press(canvas, /Download de brochure/);
    await expect((await dialog()).getByRole('link', { name: /Open de brochure/ })).toBeVisible();
  },
};

const hubSpot = { portalId: '14512345', region: 'eu1', scriptUrl: '/is-er-niet.js', formIds: {} };
const choosing = (choice: 'accepted' | undefined) => () => {
  document.cookie = `pomp_consent=${choice ?? ''}; Path=/; Max-Age=${choice ? 60 : 0}`;
};

/** Een formulier dat alleen HubSpot kent, met de woorden van de link erboven. Wie HubSpot weigert, kan toch bij de brochure. */
export const BrochureAtHubSpot: Story = {
  args: { blocks: [{ ...placing, hubspot_brochure_form_id: '0a1b2c3d-0000-4000-8000-000000000000' }] },
  parameters: { hubSpot },
  beforeEach: choosing(undefined),
  play: async ({ canvas }) => {
    await press(canvas, /Download de brochure/);
    const form = await dialog();
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Download de brochure');
    await expect(form.getByRole('button', { name: 'Accepteren en laden' })).toBeVisible();
    await expect(form.getByRole('link', { name: /Open de brochure/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/pomp-ao\.pdf$/),
    );
  },
};

/** Laadt het formulier niet, dan kun je zonder verder. */
export const HeroAtHubSpotNotLoaded: Story = {
  args: { blocks: [hero] },
  parameters: { hubSpot },
  beforeEach: choosing('accepted'),
  play: async ({ canvas }) => {
    await press(canvas, /Bereken je besparing/);
    const form = await dialog();
    await expect(await form.findByRole('alert')).toHaveTextContent('Het formulier laadt niet.');
    const target = form.getByRole('link', { name: 'Ga verder zonder formulier' });
    await expect(target).toHaveAttribute('href', '/besparing-resultaat/');
    target.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(target);
    await closed();
  },
};

/** Zonder formulier opent het bestand meteen in een nieuw tabblad. */
export const BrochureAtOnce: Story = {
  args: { blocks: [{ ...placing, hubspot_brochure_form_id: '' }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Download de brochure/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).not.toHaveAttribute('aria-haspopup');
  },
};

/** Onder een lijst: aanmelden in een venster. Wie niet wacht tot de pagina luistert, komt op de pagina van de nieuwsbrief. */
export const NewsletterSection: Story = {
  args: { blocks: [{ component: 'newsletter_section' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aanmelden' })).toHaveAttribute('href', '/nieuwsbrief/');
    await press(canvas, /Aanmelden/);
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /E-mailadres/ }), 'fleur@pomp.example');
    await userEvent.click(form.getByRole('button', { name: 'Aanmelden' }));
    await expect(await form.findByText(/Kijk in je mailbox.*bevestig daar je aanmelding/)).toBeVisible();
    await expect(visited.push).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Sluiten' }));
    await closed();
  },
};
export const NewsletterOnAPhone: Story = {
  args: {
    blocks: [
      {
        component: 'newsletter_section',
        title: 'Nieuwsbriefaanmeldingsbevestiging',
        text: 'We mailen je als er een plek bij komt.',
        hubspot_form_id: 'newsletterVacancies',
      },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};

/** Onder aan elke pagina. */
export const InTheFooter: Story = {
  render: () => (
    <SiteFooter
      lead={<Newsletter level={2} />}
      columns={[{ title: 'Producten', links: [{ label: 'Pomp AO', href: '/hybride-warmtepomp' }] }]}
      copyright="© 2026 Pomp"
      legal={[{ label: 'Privacy', href: '/privacy' }]}
    />
  ),
  play: async ({ canvas }) => {
    await press(canvas, /Aanmelden/);
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Schrijf je in voor onze nieuwsbrief');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};
export const InTheFooterOnAPhone: Story = { render: InTheFooter.render!, globals: { viewport: { value: 'phone' } } };

/** Een redacteur zet een formulier in de pagina zelf. */
export const FormSection: Story = {
  args: {
    blocks: [
      { component: 'form_section', title: 'Laat je terugbellen', text: 'We bellen op werkdagen.', hubspot_form_id: 'callBack' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bel mij terug' })).toBeVisible();
  },
};
