import { failure, never, offline, success } from '@pomp/api-client/testing';
import { marketingForms } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { answering, clearVisits, inStorefront, logged } from '../storefront/in-storefront.stories.setup.js';
import { MarketingForm } from './marketing-form.js';

const posted = fn();
const taking = answering({
  postForm: async (request) => {
    posted(await request.json());
    return success({});
  },
});

const meta = {
  title: 'Winkel/Formulieren/Formulier',
  component: MarketingForm,
  args: { formId: 'savings', onSubmitted: fn() },
  argTypes: { formId: { control: 'select', options: Object.keys(marketingForms) } },
  parameters: taking,
  decorators: [inStorefront],
  beforeEach: () => {
    clearVisits();
    posted.mockClear();
  },
} satisfies Meta<typeof MarketingForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole' | 'getAllByText' | 'findByText'>;

async function fillIn(canvas: Canvas, { email = 'fleur@pomp.example', phone = '06 12345678' } = {}) {
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), email);
  await userEvent.type(canvas.getByRole('textbox', { name: /Telefoonnummer/ }), phone);
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Ga verder' }));

/** Gelukt: het bedankje komt ervoor in de plaats. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Bedankt! We gaan verder.')).toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByRole('status'));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    const filledIn = { email: 'fleur@pomp.example', phone: '06 12345678' };
    await expect(posted).toHaveBeenCalledWith({ formId: 'savings', fields: filledIn, took: 60_000 });
    await expect(args.onSubmitted).toHaveBeenCalledWith(filledIn);
  },
};

/** Bellen is een keuze: het hokje staat uit, en zonder nummer kan iedereen verder. Wie het aankruist, laat een nummer achter. */
export const CallMe: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Bel me hierover' });
    await expect(box).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), 'fleur@pomp.example');
    await step('ticked, a number is needed', async () => {
      await userEvent.click(box);
      await send(canvas);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /Telefoonnummer/ })).toBeInvalid());
      await expect(posted).not.toHaveBeenCalled();
    });
    await step('unticked again, it isn’t', async () => {
      await userEvent.click(box);
      await send(canvas);
      await waitFor(() =>
        expect(posted).toHaveBeenCalledWith({ formId: 'savings', fields: { email: 'fleur@pomp.example' }, took: 60_000 }),
      );
    });
  },
};

/** Wat moet en ontbreekt, zegt dat in de woorden van deze formulieren. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), 'fleur');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bel me hierover' }));
    await send(canvas);
    await waitFor(() => expect(canvas.getAllByText(/Dit veld is verplicht\./).length).toBeGreaterThan(0));
    await expect(canvas.getAllByText(/Niet valide/).length).toBeGreaterThan(0);
    await expect(posted).not.toHaveBeenCalled();
  },
};

/** Zonder verbinding blijft staan wat er is ingevuld, en lukt het een tweede keer wel. */
export const Offline: Story = {
  parameters: answering({ postForm: offline }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Het versturen is niet gelukt.');
    await expect(canvas.getByRole('textbox', { name: /Telefoonnummer/ })).toHaveValue('06 12345678');
    await expect(logged).toHaveBeenCalledWith('Failed to send marketing form: savings');
    await expect(canvas.getByRole('button', { name: 'Ga verder' })).toBeEnabled();
  },
};

/** Weigert de server een antwoord, dan staat dat bij de vraag. */
export const Refused: Story = {
  parameters: answering({
    postForm: failure(422, {
      message: 'Niet alles is goed ingevuld.',
      code: 'invalidAnswers',
      issues: [{ field: 'email', code: 'malformed', message: 'Niet valide' }],
    }),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue('fleur@pomp.example');
  },
};

export const Sending: Story = {
  parameters: answering({ postForm: never }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Bezig met versturen…')).toBeVisible();
  },
};

/** Met een eigen tekst op de knop, en naar een andere plek dan anders. */
const elsewhere = fn(async () => undefined);
export const SentElsewhere: Story = {
  args: { submitLabel: 'Bel mij', send: elsewhere },
  beforeEach: () => {
    elsewhere.mockClear();
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Bel mij' }));
    await expect(await canvas.findByText('Bedankt! We gaan verder.')).toBeVisible();
    await expect(elsewhere).toHaveBeenCalledWith(
      { email: 'fleur@pomp.example', phone: '06 12345678' },
      { took: expect.any(Number) },
    );
    await expect(posted).not.toHaveBeenCalled();
  },
};

/** Een id dat niet bestaat: wij horen het, en de bezoeker kan verder. */
export const Unknown: Story = {
  args: { formId: '0f8e-onbekend' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Neem contact met ons op' })).toHaveAttribute('href', '/contact/');
    await expect(logged).toHaveBeenCalledWith('Unknown marketing form: 0f8e-onbekend');
  },
};

/** Zonder eigen woorden heet de knop zoals altijd. */
export const Contact: Story = {
  args: { formId: 'contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verzend bericht' })).toBeVisible();
  },
};

export const Newsletter: Story = { args: { formId: 'newsletter' } };
export const Brochure: Story = { args: { formId: 'brochurePompAo' } };
export const CallBack: Story = { args: { formId: 'callBack' } };
export const Feedback: Story = { args: { formId: 'feedback' } };
export const OnAPhone: Story = { args: { formId: 'businessContact' }, globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: { formId: 'reservation', submitLabel: 'Warmtepompinstallatieadviesgesprek aanvragen' },
  globals: { viewport: { value: 'reflow' } },
};
