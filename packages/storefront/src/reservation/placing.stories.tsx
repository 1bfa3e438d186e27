import { failure, never, offline, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, pass, visited } from '../storefront/in-storefront.stories.setup.js';
import {
  aReservation,
  comeBack,
  failed,
  fillInDetails,
  press,
  reserve,
  sent,
  taken,
  toDetails,
} from './reservation.stories.setup.js';
import type { Reservation } from './reservation.js';

const meta = {
  title: 'Winkel/Reserveren/Plaatsen',
  ...aReservation,
  parameters: { layout: 'fullscreen', ...answering({ postReservation: taken }) },
} satisfies Meta<typeof Reservation>;
export default meta;
type Story = StoryObj<typeof meta>;

const placing = 'Reservering plaatsen voor een duurzamere toekomst...';
const broken = failure(500, { message: 'Er is iets misgegaan.', code: 'serverError' });

export const Placing: Story = {
  parameters: answering({ postReservation: never }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    const overlay = await canvas.findByRole('dialog', { name: placing });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(within(overlay).getByText(placing)).toBeVisible();
    await expect(overlay).toHaveFocus();
    await expect(within(overlay).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Duurt het lang, dan kun je terug; ook met Escape. */
export const PlacingTakesLong: Story = {
  parameters: answering({ postReservation: never }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    await pass(5_000);
    await expect(await within(await canvas.findByRole('dialog')).findByRole('button', { name: 'Terug' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { name: 'Wie ben je?' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Kwam er geen antwoord, dan kan er toch gereserveerd zijn: het account van daarvan stuurt niemand naar de login. */
export const PlacedAfterAll: Story = {
  parameters: answering({
    getUserUnique: () => success({ unique: sent.mock.calls.length === 0 }),
    postReservation: async (request) => {
      const first = sent.mock.calls.length === 0;
      const answer = await taken(request);
      return first ? never : answer;
    },
  }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await pass(5_000);
    await userEvent.click(await within(canvas.getByRole('dialog')).findByRole('button', { name: 'Terug' }));
    await canvas.findByRole('heading', { name: 'Wie ben je?' });
    await press(canvas, 'Volgende stap');
    await canvas.findByRole('heading', { name: 'Waar komt de warmtepomp?' });
    await reserve(canvas);
    await waitFor(() => expect(visited.push.mock.calls).toEqual([['/reservering-succes/pomp-ao/']]));
    await expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0]);
  },
};

/** Eén keer, en nog drie keer: na 1, 2 en 3 seconden. Daarna dezelfde fout. */
export const FourTries: Story = {
  parameters: answering({
    postReservation: async (request) => {
      await taken(request);
      return broken;
    },
  }),
  play: async ({ canvas, step }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    for (const [retry, milliseconds] of [1_000, 2_000, 3_000].entries()) {
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(retry + 1));
      await pass(milliseconds);
      // It may be gone again at once: the last try fails as fast as the others.
      await canvas.findByText(`Dat lukte nog niet. We proberen het nog een keer (${retry + 1} van 3).`);
    }
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed);
    await expect(sent).toHaveBeenCalledTimes(4);
    await expect(new Set(sent.mock.calls.map(([, key]) => key as string)).size).toBe(1);
    await expect(new Set(sent.mock.calls.map(([body]) => JSON.stringify(body))).size).toBe(1);
    await expect(canvas.getByRole('link', { name: 'neem dan contact met ons op' })).toHaveAttribute('href', '/contact/');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Reserveren' })).toHaveFocus();

    await step('pressed again, it is still the same reservation', async () => {
      await reserve(canvas);
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(5));
      await expect(sent.mock.calls[4]).toEqual(sent.mock.calls[0]);
    });
  },
};

/** Komt het goed, dan merk je niet meer dan dat het even duurde. */
export const SecondTryWorks: Story = {
  parameters: answering({
    postReservation: async (request) => {
      const first = sent.mock.calls.length === 0;
      const answer = await taken(request);
      return first ? broken : answer;
    },
  }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    await pass(1_000);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/reservering-succes/pomp-ao/'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Een server die niet antwoordt, geldt na een tijd als een mislukte poging. */
export const NoAnswer: Story = {
  parameters: answering({
    postReservation: async (request) => {
      const first = sent.mock.calls.length === 0;
      const answer = await taken(request);
      return first ? never : answer;
    },
  }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await pass(20_000);
    await pass(1_000);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/reservering-succes/pomp-ao/'));
  },
};

/** Wat de server weigert, wordt niet nog eens geprobeerd. */
export const Refused: Story = {
  parameters: answering({
    postReservation: async (request) => {
      await taken(request);
      return failure(422, {
        message: 'Controleer je antwoorden.',
        code: 'invalidAnswers',
        issues: [{ field: 'city', code: 'malformed', message: 'Niet valide' }],
      });
    },
  }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.getByRole('textbox', { name: /^Plaats/ })).toBeInvalid();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** Is er sinds de eerste stap een account met dit adres gekomen, dan log je in. */
export const KnownSince: Story = {
  parameters: answering({
    postReservation: failure(409, { message: 'Er is al een account met dit e-mailadres.', code: 'conflict' }),
  }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/auth/login/?email=noor%40pomp.example&userExists=true'));
    await expect(sessionStorage.getItem('pomp.redirect')).toBe('/account/offertes/aanvragen/?product=Pomp+AO');
  },
};

/** Terug naar de pagina zoals die er stond toen je gereserveerd had: het wachten is voorbij, en een nieuwe reservering begint leeg. */
export const BackAfterReserving: Story = {
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await reserve(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/reservering-succes/pomp-ao/'));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    comeBack();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: 'Wie ben je?' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('');
  },
};

/** Wie reserveerde en de pagina daarna opnieuw opent, begint op de plek van stap 2 met stap 1: één keer Terug is dan ook genoeg. */
export const OpenedAnewAfterReserving: Story = {
  // After the first step, as it was reached.
  beforeEach: () => {
    window.history.replaceState({ reservation: 'contact' }, '', window.location.href);
    window.history.pushState({ reservation: 'details' }, '', window.location.href);
  },
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await press(canvas, 'Terug');
    await expect(await canvas.findByRole('heading', { name: 'Wie ben je?' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor');
  },
};

/** Terug haalt laden en fout weg, en bewaart wat je invulde. */
export const BackAndForth: Story = {
  parameters: answering({ postReservation: offline }),
  play: async ({ canvas, step }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);

    await step('while it is tried again', async () => {
      await reserve(canvas);
      await pass(1_000);
      await userEvent.click(await within(canvas.getByRole('dialog')).findByRole('button', { name: 'Terug' }));
      await expect(await canvas.findByRole('heading', { name: 'Wie ben je?' })).toHaveFocus();
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor');
    });
    await step('and forth again', async () => {
      await press(canvas, 'Volgende stap');
      await expect(await canvas.findByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat');
      await expect(canvas.getByRole('textbox', { name: /^Toevoeging/ })).toHaveValue('A');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('from the error', async () => {
      await reserve(canvas);
      for (const milliseconds of [1_000, 2_000, 3_000]) await pass(milliseconds);
      await canvas.findByRole('alert');
      await press(canvas, 'Ga terug naar de vorige stap');
      await canvas.findByRole('heading', { name: 'Wie ben je?' });
      await press(canvas, 'Volgende stap');
      await canvas.findByRole('heading', { name: 'Waar komt de warmtepomp?' });
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(visited.push).not.toHaveBeenCalled();
    });
  },
};
