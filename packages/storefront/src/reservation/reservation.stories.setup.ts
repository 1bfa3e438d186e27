import { success } from '@pomp/api-client/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { clearVisits, inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { Reservation } from './reservation.js';

export type Canvas = ReturnType<typeof within>;

/** What all failures have in common. */
export const failed = 'Er is iets misgegaan tijdens het verzenden van het formulier. Probeer het opnieuw';

/** What was asked of the server, with the key that makes it one reservation. */
export const sent = fn();
export const taken = async (request: Request) => {
  sent(await request.json(), request.headers.get('idempotency-key'));
  return success({ orderNumber: '2026-00042' });
};

/** A visitor who comes for the first time. */
export const firstVisit = () => {
  clearVisits();
  sent.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', window.location.href);
};

/** Opened anew in the same tab, on the step where it was. */
export const openedAnew = (step: 'contact' | 'details', typed: Readonly<Record<string, object>>) => () => {
  for (const [name, answers] of Object.entries(typed)) sessionStorage.setItem(`pomp.reservation.${name}`, JSON.stringify(answers));
  if (step === 'details') window.history.replaceState({ reservation: 'details' }, '', window.location.href);
};

/** Back to the page as a browser kept it when someone left. */
export const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** What the stories of both steps share. */
export const aReservation = {
  component: Reservation,
  args: { product: 'Pomp AO', level: 2, cards: null },
  decorators: [inStorefront],
  beforeEach: firstVisit,
} satisfies Meta<typeof Reservation>;

const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });

/** One press of a key a field is quicker than typing, and as good. */
async function enter(canvas: Canvas, name: RegExp, text: string) {
  await userEvent.click(field(canvas, name));
  await userEvent.paste(text);
}

export const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

export async function fillInContact(canvas: Canvas, { firstName = 'Noor', lastName = 'Visser' } = {}) {
  await enter(canvas, /Voornaam/, firstName);
  await enter(canvas, /Achternaam/, lastName);
  await enter(canvas, /E-mailadres/, 'noor@pomp.example');
  await enter(canvas, /Mobiel/, '06 12 34 56 78');
}

/** Goes on to the second step. */
export async function toDetails(canvas: Canvas, contact?: Parameters<typeof fillInContact>[1]) {
  await fillInContact(canvas, contact);
  await press(canvas, 'Volgende stap');
  await expect(await canvas.findByRole('heading', { name: 'Waar komt de warmtepomp?' })).toHaveFocus();
}

/** Street and place come by themselves. */
export async function fillInDetails(canvas: Canvas) {
  await enter(canvas, /^Postcode/, '1271 AD');
  await enter(canvas, /^Huisnummer/, '3');
  await enter(canvas, /^Toevoeging/, 'A');
  await expect(await canvas.findByDisplayValue('Havenstraat')).toBeVisible();
}

export const reserve = (canvas: Canvas) => press(canvas, 'Reserveren');
