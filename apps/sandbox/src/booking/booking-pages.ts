import { formatLongDate, formatMoment, type BookingPage } from '@pomp/domain';
import { html } from 'hono/html';
import { dutch } from '../language/dutch.js';
import { field, refused } from '../pages/form-fields.js';
import { layout, type Html } from '../pages/layout.js';
import type { Posted } from '../seller/posted.js';
import type { Day } from './slots.js';

export const bookingPaths: Record<BookingPage, string> = { pompAo: 'pomp-ao', pompT: 'pomp-t' };
const titles: Record<BookingPage, string> = {
  pompAo: 'Digitale inspectie voor Pomp AO',
  pompT: 'Digitale inspectie voor All-Electric of Pomp T',
};

export interface Choosing {
  readonly page: BookingPage;
  readonly days: readonly Day[];
  /** What the link or the form said so far. */
  readonly given: Posted;
  readonly problem?: string | undefined;
}

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Days as links and times as one choice: it works without scripts. */
export function choosePage({ page, days, given, problem }: Choosing): Html {
  const chosen = days.find(({ date }) => date === given('day')) ?? days.find(({ times }) => times.length > 0);
  const dayLink = ({ date, times }: Day) => {
    const query = new URLSearchParams({ order: given('order'), day: date }).toString();
    const text = weekday.format(new Date(date));
    return times.length === 0
      ? html`<span class="muted">${text} (vol)</span>`
      : html`<a href="?${query}" ${date === chosen?.date ? html`aria-current="date"` : ''}>${text}</a>`;
  };
  return layout(
    titles[page],
    html`<h1>${titles[page]}</h1>
      <p>In drie kwartier bekijken we met je telefoon of tablet samen waar alles kan komen. Je hoeft er de deur niet voor uit.</p>
      ${problem === undefined ? '' : refused(problem)}
      <h2 id="days">Kies een dag</h2>
      <nav class="slots" aria-labelledby="days">${days.map(dayLink)}</nav>
      ${
        chosen
          ? html`<form method="post" action="/afspraak/${bookingPaths[page]}/">
            <input type="hidden" name="day" value="${chosen.date}" />
            <fieldset>
              <legend><h2>Kies een tijd op ${formatLongDate(chosen.date, dutch)}</h2></legend>
              <div class="slots">
                ${chosen.times.map((time) => html`<label><input type="radio" name="time" value="${time}" ${time === given('time') ? 'checked' : ''} required />${time}</label>`)}
              </div>
            </fieldset>
            <h2>Voor wie?</h2>
            <div class="fields">${field({ label: 'Naam', name: 'name', value: given('name') })} ${field({ label: 'E-mailadres van je account', name: 'email', type: 'email', value: given('email') })}</div>
            <div class="fields">${field({ label: 'Bestelnummer', name: 'order', value: given('order') })}</div>
            <button class="main">Afspraak bevestigen</button>
          </form>`
          : html`<p>Er is de komende dagen geen plek. Probeer het morgen opnieuw.</p>`
      }`,
  );
}

/** For an order of which no inspection can be planned here: there is nothing to choose then. */
export const notHerePage = (problem: string, accountUrl: string): Html =>
  layout(
    'Inspectie inplannen',
    html`<h1>Inspectie inplannen</h1>${refused(problem)}<p><a href="${accountUrl}">Terug naar je account</a></p>`,
  );

interface Booked {
  readonly startsAt: string;
  readonly email: string;
  readonly orderNumber: string;
  readonly accountUrl: string;
}

export const bookedPage = ({ startsAt, email, orderNumber, accountUrl }: Booked): Html =>
  layout(
    'Je afspraak staat',
    html`<h1>Je afspraak staat</h1>
      <p>De digitale inspectie van bestelling ${orderNumber} is op <strong>${formatMoment(new Date(startsAt), dutch)}</strong>. Je krijgt een mail op ${email}, met de afspraak voor in je agenda.</p>
      <p><a href="${accountUrl}">Terug naar je account</a></p>`,
  );
