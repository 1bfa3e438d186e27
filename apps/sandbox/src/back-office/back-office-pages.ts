import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { formatMoment, formatNearDay, orderProducts, type CalendarDate, type SellerTurnReason } from '@pomp/domain';
import { html } from 'hono/html';
import { dutch } from '../language/dutch.js';
import { choice, done, field, refused } from '../pages/form-fields.js';
import { formsOf, freshForm, type Forms, type RefusedForm } from '../pages/form-state.js';
import { layout, type Html } from '../pages/layout.js';
import type { BackOfficeRefusal } from '../seller/back-office-calls.js';
import { placeText } from './order-places.js';

export const trail = html`<p><a href="/">Sandbox</a> · <a href="/back-office/">Aan zet</a> · <a href="/back-office/bestellingen">Bestellingen</a> · <a href="/back-office/wijzigingen">Wijzigingen</a> · <a href="/back-office/gevangen">Gevangen formulieren</a> · <a href="/back-office/verwijderen">Verwijderen</a></p>`;

export const productOptions = orderProducts.map((product) => [product, product] as const);

type Waiting = ResponseOf<BackofficeCalls['getTurns']>['orders'][number];

/** By who moves next, the most urgent first. */
export function turnsPage({ orders }: ResponseOf<BackofficeCalls['getTurns']>): Html {
  const ours = orders.filter(({ turn }) => turn.seller.length > 0);
  const theirs = orders.filter(({ turn }) => turn.seller.length === 0);
  return layout(
    'Backoffice van de sandbox',
    html`${trail}
      <h1>Wie is aan zet</h1>
      <p class="muted">Wat de systemen van de verkoper doen, met de hand: elke knop hier is één vraag aan de backoffice-API van het portaal.</p>
      <p><a href="/back-office/nieuw">Nieuwe klant met een bestelling</a></p>
      <h2>Wij</h2>
      ${ours.length === 0 ? html`<p>Er wacht niets op ons.</p>` : html`<ul class="list">${ours.map(waitingRow)}</ul>`}
      <h2>De klant</h2>
      ${theirs.length === 0 ? html`<p>Er wacht niets op klanten.</p>` : html`<ul class="list">${theirs.map(waitingRow)}</ul>`}`,
  );
}

const whyTexts: Record<SellerTurnReason, string> = {
  message: 'bericht beantwoorden',
  step: 'verder met deze stap',
  appointment: 'afspraak',
  collection: 'incasso',
};

const waitingRow = ({ orderId, orderNumber, product, customer, turn, overdue, unread, ...place }: Waiting): Html => {
  const [next] = turn.seller;
  return html`<li>
    <a class="row" href="/back-office/bestellingen/${orderId}">
      <strong>${orderNumber}</strong><span>${product}</span><span class="muted">${customer}</span>
      ${unread === 0 ? '' : html`<span>${unread === 1 ? '1 nieuw bericht' : `${unread} nieuwe berichten`}</span>`}
      <span class="muted">${placeText(place)}</span>
      <span class="end">${overdue ? html`<strong>te laat: </strong>` : ''}${next ? `${whyTexts[next.why]}${next.until === null ? '' : `, ${formatNearDay(next.until, dutch)}`}` : ''}</span>
    </a>
  </li>`;
};

export const ordersPage = ({ orders, next }: ResponseOf<BackofficeCalls['getAllOrders']>): Html =>
  layout(
    'Backoffice van de sandbox',
    html`${trail}
      <h1>Bestellingen</h1>
      <p class="muted">Wat de systemen van de verkoper doen, met de hand: elke knop hier is één vraag aan de backoffice-API van het portaal.</p>
      <p><a href="/back-office/nieuw">Nieuwe klant met een bestelling</a></p>
      ${
        orders.length === 0
          ? html`<p>Er zijn geen bestellingen.</p>`
          : html`<ul class="list">
            ${orders.map(
              ({ order, customer }) =>
                html`<li>
                  <a class="row" href="/back-office/bestellingen/${order.id}">
                    <strong>${order.orderNumber}</strong><span>${order.product}</span><span class="muted">${customer.firstName} ${customer.lastName}, ${customer.email}</span>
                    <span class="muted end">${placeText(order)}</span>
                  </a>
                </li>`,
            )}
          </ul>`
      }
      ${next === undefined ? '' : html`<p><a href="/back-office/bestellingen?after=${encodeURIComponent(next)}">Oudere bestellingen</a></p>`}`,
  );

export const newOrderPage = (today: CalendarDate, form = freshForm): Html =>
  layout(
    'Nieuwe klant',
    html`${trail}
      <h1>Nieuwe klant met een bestelling</h1>
      ${form.alert}
      <form method="post" action="/back-office/nieuw" class="panel">
        <div class="fields">
          ${field({ label: 'Voornaam', ...form('firstName', 'Noor') })} ${field({ label: 'Achternaam', ...form('lastName', 'Visser') })}
          ${field({ label: 'E-mailadres', type: 'email', ...form('email') })}
        </div>
        <div class="fields">
          ${field({ label: 'Straat en huisnummer', ...form('address', 'Lindelaan 14') })} ${field({ label: 'Postcode', ...form('zip', '3581 KJ') })}
          ${field({ label: 'Plaats', ...form('city', 'Utrecht') })}
        </div>
        <div class="fields">
          ${choice({ label: 'Product', options: productOptions, ...form('product') })}
          ${field({ label: 'Besteld op', type: 'date', ...form('orderDate', today) })}
        </div>
        <p class="muted">De klant krijgt een mail om een wachtwoord te kiezen. De bestelling begint bij RV OG.</p>
        <button class="main">Klant en bestelling maken</button>
      </form>`,
  );

export const changesPage = ({ changes, next }: ResponseOf<BackofficeCalls['getChanges']>): Html =>
  layout(
    'Wijzigingen',
    html`${trail}
      <h1>Wijzigingen</h1>
      <p class="muted">Alles wat er over klanten veranderd is, in de volgorde waarin het gebeurde.</p>
      ${
        changes.length === 0
          ? html`<p>Er is niets nieuws.</p>`
          : html`<ul class="list">
            ${changes.map(
              ({ action, actor, subject, at }) =>
                html`<li>
                  <div class="row"><strong>${action}</strong><span class="muted">${actor}</span><span class="muted">${subject ?? ''}</span><span class="muted end">${formatMoment(new Date(at), dutch)}</span></div>
                </li>`,
            )}
          </ul>`
      }
      <p><a href="/back-office/wijzigingen?after=${next}">Wat kwam daarna?</a></p>`,
  );

export const caughtFormsPage = ({ forms, next }: ResponseOf<BackofficeCalls['getCaughtForms']>): Html =>
  layout(
    'Gevangen formulieren',
    html`${trail}
      <h1>Gevangen formulieren</h1>
      <p class="muted">Verstuurd zoals alleen een programma dat doet, en daarom niet uitgevoerd. Zijn er toch mensen bij? Ze blijven 30 dagen staan.</p>
      ${
        forms.length === 0
          ? html`<p>Er is niets gevangen.</p>`
          : html`<ul class="list">
            ${forms.map(
              ({ call, body, at }) =>
                html`<li>
                  <div class="row"><strong>${call}</strong><span class="muted end">${formatMoment(new Date(at), dutch)}</span></div>
                  <pre>${JSON.stringify(body, undefined, 2)}</pre>
                </li>`,
            )}
          </ul>`
      }
      ${next === undefined ? '' : html`<p><a href="/back-office/gevangen?after=${next}">Eerder gevangen</a></p>`}`,
  );

/** Who waits for their account's deletion, and a way to do it. */
export function deletionsPage(
  { deletions }: ResponseOf<BackofficeCalls['getDeletions']>,
  isDone: boolean,
  sent?: RefusedForm,
): Html {
  const forms = formsOf(sent);
  const list = deletions.map((deletion) => deletionPanel(deletion, forms));
  return layout(
    'Verwijderen',
    html`${trail}
      <h1>Klanten die verwijderd willen worden</h1>
      <p class="muted">Wie het eerst vroeg staat bovenaan. De wet geeft er een maand voor. Facturen, betalingen en wat getekend is blijven zolang de wet dat wil.</p>
      ${isDone ? done('De klant is gewist.') : ''} ${forms.elsewhere()}
      ${list.length === 0 ? html`<p>Er wacht niemand.</p>` : list}`,
  );
}

type Deletion = ResponseOf<BackofficeCalls['getDeletions']>['deletions'][number];

function deletionPanel({ customerId, email, requestedAt, ordersUnderWay, ordersKept }: Deletion, forms: Forms): Html {
  const form = forms.at('verwijderen', (sent) => sent('customerId') === customerId);
  return html`<form method="post" action="/back-office/verwijderen" class="panel" aria-label="${email}">
    <strong>${email}</strong>
    ${form.alert}
    <p>
      Gevraagd op ${formatMoment(new Date(requestedAt), dutch)}.
      ${ordersUnderWay.length === 0 ? '' : `Loopt nog: ${ordersUnderWay.join(', ')}.`}
      ${ordersKept.length === 0 ? '' : `Hiervan blijft bewaard wat moet: ${ordersKept.join(', ')}.`}
    </p>
    <input type="hidden" name="customerId" value="${customerId}" />
    ${ordersUnderWay.length === 0 ? '' : html`<div class="fields">${field({ label: 'Afgezegd, met de klant: bestelnummers met komma’s', optional: true, ...form('calledOff') })}</div>`}
    <p><label><input type="checkbox" name="sure" value="ja" required style="width: auto; min-height: 0" /> Ik weet het zeker: dit is niet terug te draaien.</label></p>
    <button>Klant wissen</button>
  </form>`;
}

export const refusalPage = ({ message, details, issues }: BackOfficeRefusal): Html =>
  layout(
    'Dat ging niet',
    html`${trail}<h1>Dat ging niet</h1>${refused(message, [...details, ...issues.map(({ field: name, message: why }) => `${name}: ${why}`)])}`,
  );
