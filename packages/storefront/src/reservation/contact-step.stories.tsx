import { exampleAnswer, failure, never, offline, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, pass, visited } from '../storefront/in-storefront.stories.setup.js';
import { aReservation, comeBack, failed, fillInContact, openedAnew, press, toDetails } from './reservation.stories.setup.js';
import type { Reservation } from './reservation.js';

const meta = {
  title: 'Winkel/Reserveren/Stap 1',
  ...aReservation,
  parameters: { layout: 'fullscreen', ...answering() },
} satisfies Meta<typeof Reservation>;
export default meta;
type Story = StoryObj<typeof meta>;

const noor = { firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', phone: '06 12 34 56 78' };

/** Op een telefoon: vier velden, elk met het toetsenbord dat erbij hoort. */
export const Empty: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Stap 1 van 2/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveAttribute('autocomplete', 'given-name');
    await expect(canvas.getByRole('textbox', { name: /Achternaam/ })).toHaveAttribute('autocomplete', 'family-name');
    await expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByRole('textbox', { name: /Mobiel/ })).toHaveAttribute('inputmode', 'tel');
  },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'wide' } } };
export const AllElectric: Story = { args: { product: 'All-Electric' } };
export const ZoomedIn: Story = { globals: { viewport: { value: 'reflow' } } };

/** Wie ingelogd is, hoeft niets over te typen, en gaat zonder inlogscherm naar de offerte in het account. */
export const SignedIn: Story = {
  beforeEach: () => {
    document.cookie = 'pomp_signed_in=1; Path=/';
    return () => {
      document.cookie = 'pomp_signed_in=; Max-Age=0; Path=/';
    };
  },
  parameters: answering({ getUserUnique: success({ unique: false }) }),
  play: async ({ canvas }) => {
    const { firstName, lastName, email, phoneNumber } = exampleAnswer('getUser');
    await expect(await canvas.findByText(`Je bent ingelogd, ${firstName}. Wat we van je weten, staat er al.`)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue(firstName));
    await expect(canvas.getByRole('textbox', { name: /Achternaam/ })).toHaveValue(lastName);
    await expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue(email);
    await expect(canvas.getByRole('textbox', { name: /Mobiel/ })).toHaveValue(phoneNumber);
    await press(canvas, 'Volgende stap');
    await waitFor(() => expect(visited.push.mock.calls).toEqual([['/account/offertes/aanvragen/?product=Pomp+AO']]));
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Mobiel/ }), '0612');
    await press(canvas, 'Volgende stap');
    await expect(canvas.getAllByText('Vereist').length).toBeGreaterThan(2);
    await expect(canvas.getAllByText('Niet valide').length).toBeGreaterThan(0);
    await expect(canvas.getByText(/Stap 1 van 2/)).toBeVisible();
  },
};

/** De pagina wacht, en niets eronder is te bedienen. */
export const Checking: Story = {
  parameters: answering({ getUserUnique: never }),
  play: async ({ canvas }) => {
    await fillInContact(canvas);
    await press(canvas, 'Volgende stap');
    const overlay = await canvas.findByRole('dialog', { name: 'Laden voor een duurzamere toekomst...' });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(overlay).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(overlay).toHaveAttribute('open');
    // What lies below a modal dialog can't be hit.
    await expect(document.elementFromPoint(40, 40)).toBe(overlay);
  },
};

/** Duurt het lang, dan hoeft niemand te wachten: met de knop of met Escape staat het formulier er weer. */
export const CheckingTakesLong: Story = {
  parameters: answering({ getUserUnique: never }),
  play: async ({ canvas, step }) => {
    await fillInContact(canvas);
    await step('gone back with the button', async () => {
      await press(canvas, 'Volgende stap');
      await pass(5_000);
      await userEvent.click(await within(canvas.getByRole('dialog')).findByRole('button', { name: 'Terug' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('gone back with the keyboard', async () => {
      await press(canvas, 'Volgende stap');
      await pass(5_000);
      await within(canvas.getByRole('dialog')).findByRole('button', { name: 'Terug' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('waited, and no answer came', async () => {
      await press(canvas, 'Volgende stap');
      await pass(20_000);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(failed);
    });
  },
};

/** Wie al een account heeft, logt in: het e-mailadres gaat mee, en daarna vraag je hetzelfde product aan. */
export const KnownEmail: Story = {
  parameters: answering({ getUserUnique: success({ unique: false }) }),
  play: async ({ canvas }) => {
    await fillInContact(canvas);
    await press(canvas, 'Volgende stap');
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/auth/login/?email=noor%40pomp.example&userExists=true'));
    await expect(canvas.getByText(/Stap 1 van 2/)).toBeVisible();
    await expect(sessionStorage.getItem('pomp.redirect')).toBe('/account/offertes/aanvragen/?product=Pomp+AO');
  },
};

/** Terug van het inloggen staat de pagina er zoals je hem verliet, en toch wacht er niets meer: met wat je invulde kun je verder. */
export const BackFromTheLogin: Story = {
  parameters: answering({ getUserUnique: success({ unique: false }) }),
  play: async ({ canvas }) => {
    await fillInContact(canvas);
    await press(canvas, 'Volgende stap');
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    comeBack();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor'));
    await press(canvas, 'Volgende stap');
    await waitFor(() => expect(visited.push).toHaveBeenCalledTimes(2));
  },
};

/** Lukt het controleren niet, dan blijft alles staan: opnieuw proberen, de pagina opnieuw laden, of vragen. */
export const CheckFails: Story = {
  parameters: answering({ getUserUnique: offline }),
  play: async ({ canvas, step }) => {
    await fillInContact(canvas);
    await press(canvas, 'Volgende stap');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.getByText(/Als het probleem blijft bestaan/)).toHaveTextContent(
      'Als het probleem blijft bestaan, neem dan contact met ons op. We helpen je graag verder.',
    );
    await expect(canvas.getByRole('link', { name: 'neem dan contact met ons op' })).toHaveAttribute('href', '/contact/');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Volgende stap' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor');

    await step('loading the page anew takes along what was typed', async () => {
      await press(canvas, 'Laad de pagina opnieuw');
      await expect(visited.reload).toHaveBeenCalledOnce();
      await expect(JSON.parse(sessionStorage.getItem('pomp.reservation.contact') ?? '')).toEqual(noor);
    });
  },
};
export const CheckFailsOnAPhone: Story = { ...CheckFails, globals: { viewport: { value: 'phone' } } };

export const LoadedAnew: Story = {
  beforeEach: openedAnew('contact', { contact: noor }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor'));
    await press(canvas, 'Volgende stap');
    await expect(await canvas.findByText(/Stap 2 van 2/)).toBeVisible();
  },
};

/** Wat de browser bewaarde, kan van alles zijn. */
export const LoadedAnewWithSomethingElse: Story = {
  beforeEach: openedAnew('details', { contact: ['Noor'], details: { hasPompAo: { x: 1 } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('');
    await toDetails(canvas);
  },
};

export const TooOften: Story = {
  parameters: answering({
    getUserUnique: failure(429, {
      message: 'Dat zijn te veel pogingen. Probeer het over een minuut opnieuw.',
      code: 'tooManyRequests',
    }),
  }),
  play: async ({ canvas }) => {
    await fillInContact(canvas);
    await press(canvas, 'Volgende stap');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Dat zijn te veel pogingen/);
  },
};

export const ToTheSecondStep: Story = { play: ({ canvas }) => toDetails(canvas) };
