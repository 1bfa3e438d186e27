import { expect, userEvent, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

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
