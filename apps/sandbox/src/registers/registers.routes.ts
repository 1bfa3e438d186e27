import { Hono } from 'hono';
import { html } from 'hono/html';
import { streets } from '../locatieserver/streets.js';
import { choice } from '../pages/form-fields.js';
import { layout } from '../pages/layout.js';
import { everywhereOnly, faults, services, type Fault, type FaultSwitches, type Service } from '../faults/faults.js';
import { homes } from './homes.js';

const off = 'off';

/** Where faults are switched on and off, and which homes there are to try. */
export function registerPages(switches: FaultSwitches): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(page(switches)));
  app.post('/', async (c) => {
    const { service = '', fault = '', zipcode = '' } = await c.req.parseBody<Record<string, string>>();
    if (!Object.hasOwn(services, service) || (fault !== off && !Object.hasOwn(faults, fault))) return c.text('Bad Request', 400);
    const where = zipcode.replaceAll(/\s/g, '').toUpperCase();
    if (where !== '' && everywhereOnly.includes(service as Service))
      return c.text('Deze dienst wordt zonder postcode gevraagd: een storing is er alleen overal.', 400);
    switches.set(service as Service, where, fault === off ? undefined : (fault as Fault));
    return c.redirect('/registers/', 303);
  });
  return app;
}

function page(switches: FaultSwitches) {
  const on = switches.all();
  return layout(
    'Registers',
    html`<h1>Registers</h1>
      <p>Adressen, gebouwen, energielabels en gemiddeld gasverbruik van ${homes.length} verzonnen woningen. Zet een storing aan om te zien wat bezoekers dan zien.</p>
      <form method="post">
        <div class="fields">
          ${choice({ label: 'Dienst', name: 'service', options: Object.entries(services) })}
          ${choice({ label: 'Storing', name: 'fault', options: [...Object.entries(faults), [off, 'geen']] })}
          <label class="field">Postcode (leeg: overal)<input name="zipcode" /></label>
        </div>
        <button class="main">Instellen</button>
      </form>
      <h2>Storingen die aanstaan</h2>
      ${
        on.length === 0
          ? html`<p class="muted">Geen.</p>`
          : html`<ul>${on.map(({ service, fault, zipcode }) => html`<li>${services[service]}: ${faults[fault]}${zipcode && ` (${zipcode})`}</li>`)}</ul>`
      }
      <h2>Woningen</h2>
      <ul>
        ${streets.map(({ street, place, zipcode, numbers }) => html`<li>${street} ${numbers.join(', ')}, ${zipcode} ${place}</li>`)}
      </ul>`,
  );
}
