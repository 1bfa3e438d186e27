import { html } from 'hono/html';
import { field } from '../pages/form-fields.js';
import { freshForm } from '../pages/form-state.js';
import { layout, type Html } from '../pages/layout.js';
import { numberOf, required } from './form-answers.js';
import type { Posted } from '../seller/posted.js';
import { amountField } from './amount.js';
import { trail } from './back-office-pages.js';
import { usualPrice } from './demo-prices.js';
import type { ShownOrder } from './shown-order.js';

const points = [
  ['at', 'Waar hij staat: midden onder'],
  ['from', 'Iets dat je gemeten hebt: van'],
  ['to', 'En tot'],
] as const;

/** The points as parts of the photo's width and height, each written as `0.42 0.81`. */
function pointOf(form: Posted, name: (typeof points)[number][0]) {
  const [x = Number.NaN, y = Number.NaN] = form(name).split(' ').map(Number);
  return required(Number.isNaN(x) || Number.isNaN(y) ? undefined : { x, y }, name, 'Wijs drie plekken in de foto aan.');
}

/** Where a plan's form says that the pump stands, if it does. */
export function placementOf(form: Posted) {
  if (form('photo') === '') return undefined;
  const centimetres = numberOf(form, 'centimetres', 'Vul de afstand in centimeters in, zoals 210,5.');
  return {
    photo: form('photo'),
    at: pointOf(form, 'at'),
    measured: { from: pointOf(form, 'from'), to: pointOf(form, 'to'), millimetres: Math.round(centimetres * 10) },
  };
}

/** The photos in which a pump can be placed: those of the house, and those that went along with a message. */
export const placeablePhotos = ({ photos, events }: ShownOrder): readonly string[] =>
  [...photos, ...events.flatMap((event) => (event.kind === 'message' ? (event.photos ?? []) : []))].map(({ id }) => id);

/** A photo of the house in which the pump is placed by hand, for a plan that shows it. */
export function placePage({ order }: ShownOrder, photo: string, form = freshForm): Html {
  const path = `/back-office/bestellingen/${order.id}`;
  return layout(
    `De pomp op zijn plek, bestelling ${order.orderNumber}`,
    html`${trail}
      <h1>De pomp op zijn plek</h1>
      <p>Druk in de foto waar hij komt te staan. Druk daarna op twee punten waarvan je de afstand weet, zoals onder en boven aan een deur.</p>
      <img data-place src="${path}/foto/${photo}" alt="De foto van de klant" style="display: block; max-width: 100%; cursor: crosshair">
      <form method="post" action="${path}/plan" class="panel" aria-label="Installatieplan">
        ${form.alert}
        <input type="hidden" name="photo" value="${photo}">
        <div class="fields">
          ${points.map(([name, label]) => field({ label, point: true, ...form(name) }))} ${field({ label: 'Afstand in centimeters', inputMode: 'decimal', ...form('centimetres') })}
        </div>
        <div class="fields">${field({ label: 'Prijs in euro’s, met btw', inputMode: 'decimal', ...form('amount', amountField(usualPrice)) })} ${field({ label: 'Geldig tot en met', type: 'date', optional: true, ...form('validUntil') })}</div>
        <button class="main">Installatieplan met deze foto toevoegen</button>
      </form>
      <script src="/back-office/plaats.js" defer></script>`,
  );
}
