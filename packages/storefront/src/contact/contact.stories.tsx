import { failure, never, offline, success } from '@pomp/api-client/testing';
import { createRegistry, StoryBlocks } from '@pomp/cms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { answering, clearVisits, inStorefront, logged } from '../storefront/in-storefront.stories.setup.js';
import { businessContactBlock, contactBlock, openingHoursBlock } from './contact-blocks.js';

const meta = {
  title: 'Winkel/Contact',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen', ...answering() },
  args: {
    registry: createRegistry([contactBlock, businessContactBlock, openingHoursBlock]),
    mode: 'published',
    report: fn(),
    blocks: [],
  },
  decorators: [inStorefront],
  beforeEach: clearVisits,
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const ways = {
  ways_title: 'Liever bellen of mailen?',
  phone: '088 000 12 34',
  email: 'info@pomp.example',
  hours: [
    { component: 'opening_hours', days: 'Maandag t/m vrijdag', times: '8.30 – 17.30 uur' },
    { component: 'opening_hours', days: 'Zondag', times: 'Gesloten' },
  ],
};
const contact = { component: 'contact_section', title: 'Stel je vraag', intro: 'We antwoorden per mail.', ...ways };
const business = { component: 'business_contact_section', title: 'Samenwerken?', intro: 'Vertel ons over je plannen.', ...ways };

const message = 'Mijn warmtepomp geeft code 12.';
async function fillIn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Een storing of onderhoud' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /Voornaam/ }), 'Noor');
  await userEvent.type(canvas.getByRole('textbox', { name: /Achternaam/ }), 'Visser');
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), 'noor@pomp.example');
  await userEvent.type(canvas.getByRole('textbox', { name: /Telefoonnummer/ }), '0612345678');
  await userEvent.type(canvas.getByRole('textbox', { name: /Je vraag/ }), message);
}
async function fillInAsBusiness(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Naam/ }), 'Sem de Boer');
  await userEvent.type(canvas.getByRole('textbox', { name: /Bedrijf/ }), 'Boer & Zn.');
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), 'sem@boer.example');
  await userEvent.type(canvas.getByRole('textbox', { name: /Je vraag/ }), message);
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Verstuur je vraag' }));

const asked = fn();
const listening = answering({
  postContact: async (request) => {
    asked(await request.json());
    return success({});
  },
});

/** Verstuurd staat er duidelijk waar het antwoord komt; wie een scherm laat voorlezen, hoort het. */
export const Contact: Story = {
  args: { blocks: [contact] },
  parameters: listening,
  play: async ({ canvas, canvasElement }) => {
    asked.mockClear();
    await fillIn(canvas);
    await expect(canvasElement.querySelector('input[name="mobilephone"]')).toHaveValue('0612345678');
    await send(canvas);
    await expect(await canvas.findByText('Bedankt! Je vraag is verstuurd.')).toBeVisible();
    const thanks = canvas.getByRole('status');
    await expect(thanks).toHaveTextContent('noor@pomp.example');
    await expect(document.activeElement).toContainElement(thanks);
    await expect(asked.mock.calls).toEqual([
      [
        {
          department: 'service',
          firstName: 'Noor',
          lastName: 'Visser',
          email: 'noor@pomp.example',
          phone: '0612345678',
          message,
          took: 60_000,
        },
      ],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Stel nog een vraag' }));
    await expect(canvas.getByRole('textbox', { name: /Je vraag/ })).toHaveValue('');
  },
};

export const Empty: Story = { args: { blocks: [contact] } };
export const OnAPhone: Story = { args: { blocks: [contact] }, globals: { viewport: { value: 'phone' } } };
export const ZoomedIn: Story = {
  args: {
    blocks: [
      {
        ...contact,
        title: 'Warmtepompinstallatievoorbereidingsvragen',
        phone: '+31 (0)88 000 12 34 toestel 567890',
        email: 'warmtepompinstallatievoorbereiding@pomp.example',
      },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};
/** Zonder telefoonnummer, adres en tijden blijft alleen het formulier. */
export const FormOnly: Story = { args: { blocks: [{ component: 'contact_section', title: 'Stel je vraag' }] } };

export const Missing: Story = {
  args: { blocks: [contact] },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Iets anders' });
    await send(canvas);
    await waitFor(() => expect(canvas.getAllByText('Vereist').length).toBeGreaterThanOrEqual(5));
    await expect(canvas.queryByText(/Bedankt!/)).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  args: { blocks: [contact] },
  parameters: answering({ postContact: never }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Bezig met versturen…')).toBeVisible();
  },
};

/** Lukt het niet, dan wordt dat alleen gelogd. Er staat niets van op het scherm, ook niet dat het gelukt is: wat je typte blijft staan. */
const keepsWhatWasTyped = async (canvas: Canvas, line: string) => {
  await waitFor(() => expect(logged.mock.calls).toEqual([[line]]));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Verstuur je vraag' })).toBeEnabled());
  await expect(canvas.getByRole('textbox', { name: /Je vraag/ })).toHaveValue(message);
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await expect(canvas.queryByText(/Bedankt!/)).not.toBeInTheDocument();
};

export const Failing: Story = {
  args: { blocks: [contact] },
  parameters: answering({
    postContact: failure(503, { message: 'We kunnen je gegevens nu even niet bereiken.', code: 'unavailable' }),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await keepsWhatWasTyped(canvas, 'Error submitting contact data');
  },
};
export const Offline: Story = {
  args: { blocks: [business] },
  parameters: answering({ postContact: offline }),
  play: async ({ canvas }) => {
    await fillInAsBusiness(canvas);
    await send(canvas);
    await keepsWhatWasTyped(canvas, 'Error submitting business contact data');
  },
};

/** Wat de server niet goed vindt aan een antwoord, staat bij dat antwoord. */
export const Refused: Story = {
  args: { blocks: [contact] },
  parameters: answering({
    postContact: failure(422, {
      message: 'Nog niet alles is goed ingevuld.',
      code: 'invalidAnswers',
      issues: [{ field: 'email', code: 'malformed', message: 'Niet valide' }],
    }),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toBeInvalid());
  },
};

export const Business: Story = {
  args: { blocks: [business] },
  parameters: listening,
  play: async ({ canvas }) => {
    asked.mockClear();
    await fillInAsBusiness(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/Je krijgt ons antwoord op sem@boer.example/)).toBeVisible();
    await expect(asked.mock.calls).toEqual([
      [{ name: 'Sem de Boer', companyName: 'Boer & Zn.', email: 'sem@boer.example', phone: '', message, b2b: true, took: 60_000 }],
    ]);
  },
};
export const BusinessOnAPhone: Story = { args: { blocks: [business] }, globals: { viewport: { value: 'reflow' } } };
