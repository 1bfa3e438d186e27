import { formatDate, paymentTypes, type CalendarDate, type PaymentType } from '@pomp/domain';
import { html } from 'hono/html';
import { field } from '../pages/form-fields.js';
import type { Html } from '../pages/layout.js';
import { amountField } from './amount.js';
import type { ShownOrder } from './shown-order.js';

export const invoiceNames: Record<PaymentType, string> = { PY: 'Factuur aanbetaling', FP: 'Eindfactuur' };
/** Whole euro cents, VAT included: what a demo asks. */
const usualAmounts: Record<PaymentType, number> = { PY: 170_000, FP: 340_000 };

/** What is to be paid, and booking what came in outside the site. */
export const paymentPanels = (shown: ShownOrder, today: CalendarDate): Html =>
  html`<h2>Facturen</h2>
    ${paymentTypes.map((type) => invoicePanel(shown, type, today))}`;

const invoicePanel = ({ order: { id } }: ShownOrder, type: PaymentType, today: CalendarDate): Html =>
  html`<div class="panel">
    <strong>${invoiceNames[type]}</strong>
    <form method="post" action="/back-office/bestellingen/${id}/factuur" aria-label="${invoiceNames[type]}">
      <input type="hidden" name="type" value="${type}" />
      <div class="fields">${field({ label: 'Bedrag in euro’s, met btw', name: 'amount', inputMode: 'decimal', value: amountField(usualAmounts[type]) })}</div>
      <div class="buttons">
        <button name="what" value="invoice">Factuur klaarzetten</button>
        <button name="what" value="received" class="quiet">Overboeking van vandaag boeken (${formatDate(today)})</button>
      </div>
    </form>
  </div>`;
