import {
  appointmentKinds,
  appointmentLabel,
  formatAddress,
  formatDate,
  formatMoment,
  formatNearDay,
  orderMessage,
  type AppointmentKind,
  type CalendarDate,
} from '@pomp/domain';
import { html } from 'hono/html';
import { dutch } from '../language/dutch.js';
import { choice, done, field, refused } from '../pages/form-fields.js';
import { layout, type Html } from '../pages/layout.js';
import { dateAndTime, daysAfter } from '../time/dutch-time.js';
import { amountField } from './amount.js';
import { productOptions, trail } from './back-office-pages.js';
import { usualPrice } from './demo-prices.js';
import { numberField } from './number.js';
import { placeKey, placesFrom, placeText } from './order-places.js';
import { paymentPanels } from './payment-panels.js';
import type { ShownOrder } from './shown-order.js';

/** What a form did, for the page that comes after it. */
export const doneTexts = {
  order: 'De bestelling is gemaakt.',
  step: 'De bestelling staat op een andere plek.',
  appointment: 'De afspraak staat.',
  cancelled: 'De afspraak is afgezegd.',
  document: 'Het document is toegevoegd.',
  invoice: 'De factuur is klaargezet.',
  payment: 'De betaling is geboekt.',
  incasso: 'De dag van de incasso staat.',
  message: 'Het bericht is verstuurd.',
  read: 'De berichten zijn gelezen.',
  adviser: 'De adviseur is genoemd.',
  photoAgain: 'De klant ziet dat deze foto graag opnieuw mag.',
  photoFine: 'De foto is toch goed.',
  delivery: 'De oplevering staat bij de klant.',
} as const;
export type Done = keyof typeof doneTexts;

/** With which a handover is signed on any phone; only its hash is kept. */
export interface HandoverLink {
  readonly url: string;
  readonly until: string;
}

export type Outcome =
  | { readonly done: Done }
  | { readonly handover: HandoverLink }
  | { readonly message: string; readonly details: readonly string[] };

/** @param typed a message to the customer that was refused */
export function orderPage(shown: ShownOrder, today: CalendarDate, outcome?: Outcome, typed = ''): Html {
  const { order, customer, house } = shown;
  const { message, detail } = orderMessage({ order, house });
  return layout(
    `Bestelling ${order.orderNumber}`,
    html`${trail}
      <h1>Bestelling ${order.orderNumber}</h1>
      ${outcome === undefined ? '' : shownOutcome(outcome)}
      <dl>
        <dt>Product</dt>
        <dd>${order.product}, besteld op ${formatDate(order.orderDate, dutch)}</dd>
        <dt>Klant</dt>
        <dd>${customer.firstName} ${customer.lastName}, ${customer.email}</dd>
        <dt>Woning</dt>
        <dd>${formatAddress(house)}</dd>
        <dt>Staat op</dt>
        <dd><strong>${placeText(order)}</strong></dd>
        <dt>De klant leest</dt>
        <dd>${dutch.say(message)} ${detail ? dutch.say(detail) : ''}</dd>
      </dl>
      ${conversation(shown, typed)}
      ${moves(shown)}
      <h2>Afspraken</h2>
      ${appointmentKinds.map((kind) => appointmentPanel(shown, kind, today))}
      <h2>Documenten</h2>
      ${documents(shown)}
      ${paymentPanels(shown, today)}
      <h2>Foto’s</h2>
      ${photos(shown)}
      ${deliveryPanel(shown, today)}
      <h2>Nog een bestelling</h2>
      <form method="post" action="${pathOf(shown)}/nog-een" class="panel">
        <div class="fields">
          ${choice({ label: 'Product', name: 'product', options: productOptions })} ${field({ label: 'Besteld op', name: 'orderDate', type: 'date', value: today })}
        </div>
        <button>Bestelling voor deze woning maken</button>
      </form>`,
  );
}

function shownOutcome(outcome: Outcome): Html {
  if ('done' in outcome) return done(doneTexts[outcome.done]);
  if ('message' in outcome) return refused(outcome.message, outcome.details);
  const { url, until } = outcome.handover;
  return html`<div class="panel">
    <strong>De klant tekent op de telefoon van de monteur, met deze link:</strong>
    <p><a href="${url}">${url}</a></p>
    <p>Hij werkt tot ${formatMoment(new Date(until), dutch)}. Een nieuwe link komt ervoor in de plaats.</p>
  </div>`;
}

const pathOf = ({ order: { id } }: ShownOrder) => `/back-office/bestellingen/${id}`;

function moves(shown: ShownOrder): Html {
  const { order } = shown;
  const forward = placesFrom(order, 'forward');
  const back = placesFrom(order, 'back').map((place) => [placeKey(place), placeText(place)] as const);
  return html`<h2>Stap</h2>
    ${
      forward.length === 0
        ? html`<p>Verder dan dit gaat een bestelling niet.</p>`
        : html`<form method="post" action="${pathOf(shown)}/stap" class="buttons">
          ${forward.map((place, index) => html`<button name="place" value="${placeKey(place)}" class="${index === 0 ? 'main' : 'quiet'}">${placeText(place)}</button>`)}
        </form>`
    }
    ${
      back.length === 0
        ? ''
        : html`<details>
          <summary>Terug, als correctie</summary>
          <form method="post" action="${pathOf(shown)}/stap" class="panel">
            <div class="fields">${choice({ label: 'Terug naar', name: 'place', options: back })} ${field({ label: 'Reden', name: 'reason' })}</div>
            <button>Corrigeren</button>
          </form>
        </details>`
    }`;
}

/** What customer and seller wrote to each other, who moves next, and a way to answer. */
function conversation(shown: ShownOrder, typed: string): Html {
  const { events, turn, unread, adviser } = shown;
  const messages = events.flatMap((event) => (event.kind === 'message' ? [event] : []));
  const [next] = turn.seller;
  return html`<h2>Gesprek</h2>
    <p>
      ${turn.customer ? 'De klant is aan zet.' : ''}
      ${next ? `Wij zijn aan zet${next.until === null ? '' : `, uiterlijk ${formatNearDay(next.until, dutch)}`}.` : ''}
      ${unread === 0 ? '' : html`<strong>${unread === 1 ? 'Er is 1 nieuw bericht.' : `Er zijn ${unread} nieuwe berichten.`}</strong>`}
    </p>
    ${
      messages.length === 0
        ? ''
        : html`<ul class="list">
          ${messages.map(
            ({ from, author, text, at, photos: sent = [] }) =>
              html`<li><div class="row"><strong>${from === 'customer' ? shown.customer.firstName : (author ?? 'Wij')}</strong><span>${text}</span><span class="muted end">${formatMoment(new Date(at), dutch)}</span></div>${sent.map(({ id, fileName }) => picture(shown, id, fileName))}</li>`,
          )}
        </ul>`
    }
    <form method="post" action="${pathOf(shown)}/bericht" enctype="multipart/form-data" class="panel" aria-label="Bericht">
      <label class="field">Bericht aan de klant<textarea name="text" rows="3" maxlength="2000" required>${typed}</textarea></label>
      <label class="field">Foto’s erbij<input type="file" name="photos" accept="image/*,video/*" multiple></label>
      <button class="main">Versturen</button>
    </form>
    ${unread === 0 ? '' : html`<form method="post" action="${pathOf(shown)}/gelezen"><button class="quiet">Gelezen</button></form>`}
    <form method="post" action="${pathOf(shown)}/adviseur" class="panel" aria-label="Adviseur">
      <div class="fields">${field({ label: 'Adviseur', name: 'name', value: adviser ?? '' })}</div>
      <button>Adviseur noemen</button>
    </form>`;
}

/** A small picture of a photo, and a way to the whole of it. */
const picture = (shown: ShownOrder, id: string, fileName: string): Html =>
  html`<a href="${pathOf(shown)}/foto/${id}"><img src="${pathOf(shown)}/foto/${id}?size=thumb" alt="${fileName}" width="120" loading="lazy"></a>`;

/** Each photo of the house, with a way to ask for a better one. */
function photos(shown: ShownOrder): Html {
  if (shown.photos.length === 0) return html`<p>Er zijn nog geen foto’s.</p>`;
  return html`${shown.photos.map(
    ({ id, fileName, storedAt, again }) =>
      html`<form method="post" action="${pathOf(shown)}/foto" class="panel" aria-label="Foto ${fileName}">
        <div class="row">${picture(shown, id, fileName)}<strong>${fileName}</strong><span>${again ? html`Graag opnieuw: ${again.reason}` : ''}</span><a href="${pathOf(shown)}/plaats/${id}">Teken de pomp in deze foto</a><span class="muted end">${formatMoment(new Date(storedAt), dutch)}</span></div>
        <input type="hidden" name="photo" value="${id}">
        ${
          again
            ? html`<button name="what" value="never" class="quiet">Toch goed</button>`
            : html`<div class="fields">${field({ label: 'Waarom', name: 'reason' })}</div>
                <button name="what" value="again">Graag opnieuw</button>`
        }
      </form>`,
  )}`;
}

/** What the customer keeps of an installation that is done. */
function deliveryPanel(shown: ShownOrder, today: CalendarDate): Html {
  const { delivery } = shown;
  const [warranty] = delivery?.warranties ?? [];
  return html`<h2>Oplevering</h2>
    ${(delivery?.photos ?? []).map(({ id, fileName }) => picture(shown, id, fileName))}
    <form method="post" action="${pathOf(shown)}/oplevering" enctype="multipart/form-data" class="panel" aria-label="Oplevering">
      <div class="fields">
        ${field({ label: 'Meldcode', name: 'deviceCode', value: delivery?.deviceCode ?? '', optional: true })}
        ${field({ label: 'Garantie op', name: 'what', value: warranty?.what ?? `${shown.order.product}, onderdelen` })}
        ${field({ label: 'Garantie tot en met', name: 'until', type: 'date', value: warranty?.until ?? daysAfter(today, 5 * 365) })}
        ${field({ label: 'Eerste controle', name: 'serviceOn', type: 'date', value: delivery?.serviceOn ?? '', optional: true })}
      </div>
      <div class="fields">
        ${promised('Gas beloofd, m³ per jaar', 'gas', delivery?.promise?.gas)} ${promised('Stroom beloofd, kWh per jaar', 'electricity', delivery?.promise?.electricity)}
      </div>
      <label class="field">Foto’s van hoe het erbij staat<input type="file" name="photos" accept="image/*,video/*" multiple></label>
      <button>Bij de klant zetten</button>
    </form>
    ${handover(shown)}`;
}

/** From and to, of what a home is promised to use. */
const promised = (label: string, name: string, range: { readonly from: number; readonly to: number } | null | undefined): Html =>
  html`${field({ label: `${label}: van`, name: `${name}From`, inputMode: 'decimal', value: range ? numberField(range.from) : '', optional: true })} ${field({ label: `${label}: tot`, name: `${name}To`, inputMode: 'decimal', value: range ? numberField(range.to) : '', optional: true })}`;

/** Who signed for the handover, or a way to let somebody. */
function handover(shown: ShownOrder): Html {
  const signed = shown.events.find(({ kind }) => kind === 'handover');
  if (signed?.kind === 'handover')
    return html`<p>${signed.name} tekende voor de oplevering op ${formatMoment(new Date(signed.at), dutch)}.</p>`;
  return html`<form method="post" action="${pathOf(shown)}/tekenlink"><button class="quiet">Link om voor de oplevering te tekenen</button></form>`;
}

function appointmentPanel(shown: ShownOrder, kind: AppointmentKind, today: CalendarDate): Html {
  const planned = shown.appointments.find((appointment) => appointment.kind === kind);
  const { date, time } = planned ? dateAndTime(new Date(planned.startsAt)) : { date: today, time: '09:00' };
  const label = dutch.say(appointmentLabel(kind));
  return html`<form method="post" action="${pathOf(shown)}/afspraak" class="panel" aria-label="${label}">
    <strong>${label}</strong>
    <p>${planned ? formatMoment(new Date(planned.startsAt), dutch) : 'Niet gepland.'}</p>
    <input type="hidden" name="kind" value="${kind}" />
    <div class="fields">${field({ label: 'Dag', name: 'date', type: 'date', value: date })} ${field({ label: 'Tijd', name: 'time', type: 'time', value: time })}</div>
    <div class="fields">
      ${field({ label: kind === 'inspection' ? 'Wie belt' : 'Wie komt', name: 'person', value: planned?.person ?? '', optional: true })}
      ${
        kind === 'inspection'
          ? html`${field({ label: 'Link van het gesprek', name: 'callUrl', value: planned?.callUrl ?? '', optional: true })} ${field({ label: 'Of nummer om te bellen', name: 'callNumber', value: planned?.callNumber ?? '', optional: true })}`
          : field({
              label: 'Er uiterlijk om',
              name: 'arrivalTime',
              type: 'time',
              value: planned?.arrivalUntil ? dateAndTime(new Date(planned.arrivalUntil)).time : '',
              optional: true,
            })
      }
    </div>
    <div class="buttons">
      <button name="what" value="plan">${planned ? 'Verzetten' : 'Plannen'}</button>
      ${planned ? html`<button name="what" value="cancel" class="quiet">Afzeggen</button>` : ''}
    </div>
  </form>`;
}

function documents(shown: ShownOrder): Html {
  const list = shown.documents.map(
    ({ name, reference, date }) =>
      html`<li><div class="row"><strong>${name}</strong><span class="muted">${reference}</span><span class="muted end">${formatDate(date, dutch)}</span></div></li>`,
  );
  return html`${list.length === 0 ? html`<p>Er zijn nog geen documenten.</p>` : html`<ul class="list">${list}</ul>`}
    <form method="post" action="${pathOf(shown)}/plan" class="panel" aria-label="Installatieplan">
      <div class="fields">${field({ label: 'Prijs in euro’s, met btw', name: 'amount', inputMode: 'decimal', value: amountField(usualPrice) })} ${field({ label: 'Geldig tot en met', name: 'validUntil', type: 'date', optional: true })}</div>
      <button>Installatieplan toevoegen</button>
    </form>`;
}
