import {
  addDays,
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
import { area, choice, done, field } from '../pages/form-fields.js';
import { formsOf, type Forms, type FormState, type RefusedForm } from '../pages/form-state.js';
import { layout, type Html } from '../pages/layout.js';
import { dateAndTime } from '../time/dutch-time.js';
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
  read: 'De berichten zijn gelezen. De klant krijgt nog antwoord.',
  settled: 'Dit bericht vraagt geen antwoord meer.',
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

export type Outcome = { readonly done: Done } | { readonly handover: HandoverLink };

/** @param sent a form of this page that was refused: it stays as it was typed, with what is wrong at its place */
export function orderPage(shown: ShownOrder, today: CalendarDate, outcome?: Outcome, sent?: RefusedForm): Html {
  const { order, customer, house } = shown;
  const { message, detail } = orderMessage({ order, house });
  const forms = formsOf(sent);
  const again = forms.at('nog-een');
  const panels = html`${conversation(shown, forms)}
      ${moves(shown, forms)}
      <h2>Afspraken</h2>
      ${appointmentKinds.map((kind) => appointmentPanel(shown, kind, today, forms))}
      <h2>Documenten</h2>
      ${documents(shown, forms)}
      ${paymentPanels(shown, today, forms)}
      <h2>Foto’s</h2>
      ${photos(shown, forms)}
      ${deliveryPanel(shown, today, forms)}
      <h2>Nog een bestelling</h2>
      <form method="post" action="${pathOf(shown)}/nog-een" class="panel" aria-label="Nog een bestelling">
        ${again.alert}
        <div class="fields">
          ${choice({ label: 'Product', options: productOptions, ...again('product') })} ${field({ label: 'Besteld op', type: 'date', ...again('orderDate', today) })}
        </div>
        <button>Bestelling voor deze woning maken</button>
      </form>`;
  return layout(
    `Bestelling ${order.orderNumber}`,
    html`${trail}
      <h1>Bestelling ${order.orderNumber}</h1>
      ${outcome === undefined ? '' : shownOutcome(outcome)} ${forms.elsewhere()}
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
      ${panels}`,
  );
}

function shownOutcome(outcome: Outcome): Html {
  if ('done' in outcome) return done(doneTexts[outcome.done]);
  const { url, until } = outcome.handover;
  return html`<div class="panel">
    <strong>De klant tekent op de telefoon van de monteur, met deze link:</strong>
    <p><a href="${url}">${url}</a></p>
    <p>Hij werkt tot ${formatMoment(new Date(until), dutch)}. Een nieuwe link komt ervoor in de plaats.</p>
  </div>`;
}

const pathOf = ({ order: { id } }: ShownOrder) => `/back-office/bestellingen/${id}`;

function moves(shown: ShownOrder, forms: Forms): Html {
  const { order } = shown;
  const on = forms.at('stap', (form) => !form.has('reason'));
  const correction = forms.at('stap', (form) => form.has('reason'));
  const forward = placesFrom(order, 'forward');
  const back = placesFrom(order, 'back').map((place) => [placeKey(place), placeText(place)] as const);
  return html`<h2>Stap</h2>
    ${on.alert}
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
        : html`<details ${correction.isRefused ? 'open' : ''}>
          <summary>Terug, als correctie</summary>
          <form method="post" action="${pathOf(shown)}/stap" class="panel">
            ${correction.alert}
            <div class="fields">${choice({ label: 'Terug naar', options: back, ...correction('place') })} ${field({ label: 'Reden', ...correction('reason') })}</div>
            <button>Corrigeren</button>
          </form>
        </details>`
    }`;
}

/** What customer and seller wrote to each other, who moves next, and a way to answer. */
function conversation(shown: ShownOrder, forms: Forms): Html {
  const [message, read, settled, named] = [
    forms.at('bericht'),
    forms.at('gelezen'),
    forms.at('geen-antwoord'),
    forms.at('adviseur'),
  ];
  const { events, turn, unread, adviser } = shown;
  const messages = events.flatMap((event) => (event.kind === 'message' ? [event] : []));
  const [next] = turn.seller;
  // What waits for an answer, where one does.
  const waiting = turn.seller.some(({ why }) => why === 'message')
    ? messages.findLast(({ from }) => from === 'customer')
    : undefined;
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
      ${message.alert} ${area({ label: 'Bericht aan de klant', maxLength: 2000, ...message('text') })}
      ${photoField('Foto’s erbij', message)}
      <button class="main">Versturen</button>
    </form>
    ${read.alert} ${unread === 0 ? '' : html`<form method="post" action="${pathOf(shown)}/gelezen"><input type="hidden" name="message" value="${messages.at(-1)?.id ?? ''}" /><button class="quiet">Gelezen</button></form>`}
    ${settled.alert} ${
      waiting === undefined
        ? ''
        : html`<form method="post" action="${pathOf(shown)}/geen-antwoord"><input type="hidden" name="message" value="${waiting.id}" /><button class="quiet">Geen antwoord nodig</button></form>`
    }
    <form method="post" action="${pathOf(shown)}/adviseur" class="panel" aria-label="Adviseur">
      ${named.alert}
      <div class="fields">${field({ label: 'Adviseur', ...named('name', adviser ?? '') })}</div>
      <button>Adviseur noemen</button>
    </form>`;
}

/** Where photos are chosen. A browser fills such a field only by hand: what was chosen for a form that was refused is chosen again. */
const photoField = (label: string, form: FormState): Html =>
  html`<label class="field">${label}<input type="file" name="photos" accept="image/*,video/*" multiple>${form.isRefused ? html`<span class="muted">Koos je foto’s of video’s? Kies ze dan opnieuw.</span>` : ''}</label>`;

/** A small picture of a photo, and a way to the whole of it. */
const picture = (shown: ShownOrder, id: string, fileName: string): Html =>
  html`<a href="${pathOf(shown)}/foto/${id}"><img src="${pathOf(shown)}/foto/${id}?size=thumb" alt="${fileName}" width="120" loading="lazy"></a>`;

/** Each photo of the house, with a way to ask for a better one. */
function photos(shown: ShownOrder, forms: Forms): Html {
  if (shown.photos.length === 0) return html`<p>Er zijn nog geen foto’s.</p>`;
  return html`${shown.photos.map(({ id, fileName, storedAt, again }) => {
    const form = forms.at('foto', (sent) => sent('photo') === id);
    return html`<form method="post" action="${pathOf(shown)}/foto" class="panel" aria-label="Foto ${fileName}">
        <div class="row">${picture(shown, id, fileName)}<strong>${fileName}</strong><span>${again ? html`Graag opnieuw: ${again.reason}` : ''}</span><a href="${pathOf(shown)}/plaats/${id}">Teken de pomp in deze foto</a><span class="muted end">${formatMoment(new Date(storedAt), dutch)}</span></div>
        ${form.alert}
        <input type="hidden" name="photo" value="${id}">
        ${
          again
            ? html`<button name="what" value="never" class="quiet">Toch goed</button>`
            : html`<div class="fields">${field({ label: 'Waarom', ...form('reason') })}</div>
                <button name="what" value="again">Graag opnieuw</button>`
        }
      </form>`;
  })}`;
}

/** What the customer keeps of an installation that is done. */
function deliveryPanel(shown: ShownOrder, today: CalendarDate, forms: Forms): Html {
  const form = forms.at('oplevering');
  const { delivery } = shown;
  const [warranty] = delivery?.warranties ?? [];
  return html`<h2>Oplevering</h2>
    ${(delivery?.photos ?? []).map(({ id, fileName }) => picture(shown, id, fileName))}
    <form method="post" action="${pathOf(shown)}/oplevering" enctype="multipart/form-data" class="panel" aria-label="Oplevering">
      ${form.alert}
      <div class="fields">
        ${field({ label: 'Meldcode', optional: true, ...form('deviceCode', delivery?.deviceCode ?? '') })}
        ${field({ label: 'Garantie op', ...form('what', warranty?.what ?? `${shown.order.product}, onderdelen`) })}
        ${field({ label: 'Garantie tot en met', type: 'date', ...form('until', warranty?.until ?? addDays(today, 5 * 365)) })}
        ${field({ label: 'Eerste controle', type: 'date', optional: true, ...form('serviceOn', delivery?.serviceOn ?? '') })}
      </div>
      <div class="fields">
        ${promised(form, 'Gas beloofd, m³ per jaar', 'gas', delivery?.promise?.gas)} ${promised(form, 'Stroom beloofd, kWh per jaar', 'electricity', delivery?.promise?.electricity)}
      </div>
      ${photoField('Foto’s van hoe het erbij staat', form)}
      <button>Bij de klant zetten</button>
    </form>
    ${handover(shown, forms)}`;
}

/** From and to, of what a home is promised to use. */
const promised = (
  form: FormState,
  label: string,
  name: string,
  range: { readonly from: number; readonly to: number } | null | undefined,
): Html =>
  html`${field({ label: `${label}: van`, inputMode: 'decimal', optional: true, ...form(`${name}From`, range ? numberField(range.from) : '') })} ${field({ label: `${label}: tot`, inputMode: 'decimal', optional: true, ...form(`${name}To`, range ? numberField(range.to) : '') })}`;

/** Who signed for the handover, or a way to let somebody. */
function handover(shown: ShownOrder, forms: Forms): Html {
  const { alert } = forms.at('tekenlink');
  const signed = shown.events.find(({ kind }) => kind === 'handover');
  if (signed?.kind === 'handover')
    return html`${alert}<p>${signed.name} tekende voor de oplevering op ${formatMoment(new Date(signed.at), dutch)}.</p>`;
  return html`${alert}<form method="post" action="${pathOf(shown)}/tekenlink"><button class="quiet">Link om voor de oplevering te tekenen</button></form>`;
}

function appointmentPanel(shown: ShownOrder, kind: AppointmentKind, today: CalendarDate, forms: Forms): Html {
  const form = forms.at('afspraak', (sent) => sent('kind') === kind);
  const planned = shown.appointments.find((appointment) => appointment.kind === kind);
  const { date, time } = planned ? dateAndTime(new Date(planned.startsAt)) : { date: today, time: '09:00' };
  const label = dutch.say(appointmentLabel(kind));
  return html`<form method="post" action="${pathOf(shown)}/afspraak" class="panel" aria-label="${label}">
    <strong>${label}</strong>
    ${form.alert}
    <p>${planned ? formatMoment(new Date(planned.startsAt), dutch) : 'Niet gepland.'}</p>
    <input type="hidden" name="kind" value="${kind}" />
    <div class="fields">${field({ label: 'Dag', type: 'date', ...form('date', date) })} ${field({ label: 'Tijd', type: 'time', ...form('time', time) })}</div>
    <div class="fields">
      ${field({ label: kind === 'inspection' ? 'Wie belt' : 'Wie komt', optional: true, ...form('person', planned?.person ?? '') })}
      ${
        kind === 'inspection'
          ? html`${field({ label: 'Link van het gesprek', optional: true, ...form('callUrl', planned?.callUrl ?? '') })} ${field({ label: 'Of nummer om te bellen', optional: true, ...form('callNumber', planned?.callNumber ?? '') })}`
          : field({
              label: 'Er uiterlijk om',
              type: 'time',
              optional: true,
              ...form('arrivalTime', planned?.arrivalUntil ? dateAndTime(new Date(planned.arrivalUntil)).time : ''),
            })
      }
    </div>
    <div class="buttons">
      <button name="what" value="plan">${planned ? 'Verzetten' : 'Plannen'}</button>
      ${planned ? html`<button name="what" value="cancel" class="quiet">Afzeggen</button>` : ''}
    </div>
  </form>`;
}

function documents(shown: ShownOrder, forms: Forms): Html {
  const form = forms.at('plan');
  const list = shown.documents.map(
    ({ name, reference, date }) =>
      html`<li><div class="row"><strong>${name}</strong><span class="muted">${reference}</span><span class="muted end">${formatDate(date, dutch)}</span></div></li>`,
  );
  return html`${list.length === 0 ? html`<p>Er zijn nog geen documenten.</p>` : html`<ul class="list">${list}</ul>`}
    <form method="post" action="${pathOf(shown)}/plan" class="panel" aria-label="Installatieplan">
      ${form.alert}
      <div class="fields">${field({ label: 'Prijs in euro’s, met btw', inputMode: 'decimal', ...form('amount', amountField(usualPrice)) })} ${field({ label: 'Geldig tot en met', type: 'date', optional: true, ...form('validUntil') })}</div>
      <button>Installatieplan toevoegen</button>
    </form>`;
}
