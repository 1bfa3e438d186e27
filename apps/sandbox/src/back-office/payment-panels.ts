import { earliestDebit, formatDate, paymentTypes, type CalendarDate, type PaymentState, type PaymentType } from '@pomp/domain';
import { html } from 'hono/html';
import { dutch } from '../language/dutch.js';
import { field } from '../pages/form-fields.js';
import type { Forms } from '../pages/form-state.js';
import type { Html } from '../pages/layout.js';
import { amountField, formatAmount } from './amount.js';
import { usualAmount } from './demo-prices.js';
import type { ShownOrder } from './shown-order.js';

export const invoiceNames: Record<PaymentType, string> = { PY: 'Factuur aanbetaling', FP: 'Eindfactuur' };

const stateTexts: Record<PaymentState, string> = {
  none: 'nog niet betaald',
  open: 'de klant betaalt nu',
  pending: 'de bank is ermee bezig',
  paid: 'betaald',
  failed: 'betalen mislukte',
  expired: 'de betaling verliep',
  canceled: 'de klant brak de betaling af',
};

/** What is to be paid, and booking what came in outside the site. */
export const paymentPanels = (shown: ShownOrder, today: CalendarDate, forms: Forms): Html =>
  html`<h2>Facturen</h2>
    ${paymentTypes.map((type) => invoicePanel(shown, type, forms))} ${shown.order.agreedIncasso ? incassoPanel(shown, today, forms) : ''}`;

function invoicePanel({ order: { id }, invoices }: ShownOrder, type: PaymentType, forms: Forms): Html {
  const form = forms.at('factuur', (sent) => sent('type') === type);
  const invoice = invoices.find((found) => found.type === type);
  return html`<form method="post" action="/back-office/bestellingen/${id}/factuur" class="panel" aria-label="${invoiceNames[type]}">
    <strong>${invoiceNames[type]}</strong>
    ${form.alert}
    <p>${invoice ? `${invoice.invoiceNumber}, ${formatAmount(invoice.amount)}: ${stateTexts[invoice.payment.state]}` : 'Er is er nog geen.'}</p>
    <input type="hidden" name="type" value="${type}" />
    <div class="fields">${field({ label: 'Bedrag in euro’s, met btw', inputMode: 'decimal', ...form('amount', amountField(usualAmount(type, invoices))) })}</div>
    <div class="buttons">
      <button name="what" value="invoice">${invoice ? 'Factuur veranderen' : 'Factuur klaarzetten'}</button>
      ${invoice ? html`<button name="what" value="received" class="quiet">Overboeking van vandaag boeken</button>` : ''}
    </div>
  </form>`;
}

function incassoPanel({ order: { id, incassoDate } }: ShownOrder, today: CalendarDate, forms: Forms): Html {
  const form = forms.at('incasso');
  return html`<form method="post" action="/back-office/bestellingen/${id}/incasso" class="panel" aria-label="Incasso">
    <strong>Incasso van de eindfactuur</strong>
    ${form.alert}
    <p>${incassoDate === null ? 'De klant gaf toestemming. De dag is nog niet bekend.' : `Op ${formatDate(incassoDate, dutch)}.`}</p>
    <div class="fields">${field({ label: 'Dag', type: 'date', ...form('date', incassoDate ?? earliestDebit(today)) })}</div>
    <button>Dag van de incasso zetten</button>
  </form>`;
}
