import { html } from 'hono/html';
import { choice } from '../pages/form-fields.js';
import { layout, type Html } from '../pages/layout.js';
import { noticeWays } from './notices.js';
import { choicesOf, isOver, type Outcome, type StoredPayment } from './stored-payment.js';

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const amountOf = ({ amount }: StoredPayment) => euros.format(Number(amount.value));

const outcomeNames: Record<Outcome, string> = {
  open: 'nog open',
  pending: 'in behandeling bij de bank',
  paid: 'betaald',
  failed: 'mislukt',
  expired: 'verlopen',
  canceled: 'geannuleerd',
};

/** The hosted checkout: here one chooses how it ends. */
export function checkoutPage(payment: StoredPayment): Html {
  return layout(
    'Betalen',
    html`<p class="muted">Testbetaling: er wordt niets afgeschreven.</p>
      <h1>${amountOf(payment)}</h1>
      <p>${payment.description}</p>
      ${isOver(payment) ? over(payment) : choices(payment)}`,
  );
}

const choices = (payment: StoredPayment): Html =>
  html`<form class="panel" method="post" action="/mollie/checkout/${payment.id}">
    <fieldset>
      <legend>Hoe loopt deze betaling af?</legend>
      <div class="slots">
        ${choicesOf(payment).map(
          (outcome) =>
            html`<label><input type="radio" name="outcome" value="${outcome}" ${outcome === 'paid' ? 'checked' : ''} />${outcomeNames[outcome]}</label>`,
        )}
      </div>
    </fieldset>
    <div class="fields">${choice({ label: 'De winkel krijgt bericht', name: 'notice', options: noticeWays })}</div>
    <div class="buttons"><button class="main">Verder</button></div>
    ${payment.status === 'pending' ? html`<p class="muted">De bank is met deze betaling bezig.</p>` : ''}
  </form>`;

const over = ({ id, status, redirectUrl }: StoredPayment): Html =>
  html`<div class="panel" role="status"><strong>Deze betaling is ${outcomeNames[status]}.</strong></div>
    <div class="buttons">
      <form method="post" action="/mollie/checkout/${id}/bericht"><button class="quiet">Bericht nog eens sturen</button></form>
    </div>
    <p><a href="${redirectUrl}">Terug naar de winkel</a></p>`;

export const paymentsPage = (payments: readonly StoredPayment[]): Html =>
  layout(
    'Betalingen van de sandbox',
    html`<p><a href="/">Sandbox</a></p>
      <h1>Betalingen</h1>
      <p class="muted">Alles wat het systeem hier laat betalen. Er gaat geen geld om.</p>
      ${payments.length === 0 ? html`<p>Er is nog niets betaald.</p>` : html`<ul class="list">${payments.map(row)}</ul>`}`,
  );

const row = (payment: StoredPayment): Html =>
  html`<li>
    <a class="row" href="/mollie/checkout/${payment.id}">
      <strong>${amountOf(payment)}</strong><span class="muted">${payment.description}</span><span class="muted end">${outcomeNames[payment.status]}</span>
    </a>
  </li>`;
