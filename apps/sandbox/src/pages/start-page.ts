import { html } from 'hono/html';
import { layout, type Html } from './layout.js';

export interface StandIn {
  name: string;
  text: string;
  /** A page to look at; an interface for programs has none. */
  href?: string;
}

export function startPage(seller: string, standIns: StandIn[]): Html {
  return layout(
    `Sandbox van ${seller}`,
    html`<h1>Sandbox</h1>
      <p class="muted">Vervangers van diensten van anderen, voor ontwikkelen, testen en laten zien. Niets hiervan gaat naar buiten.</p>
      <ul class="list">
        ${standIns.map(({ name, text, href }) => {
          const content = html`<strong>${name}</strong><span class="muted">${text}</span>`;
          return html`<li>${href ? html`<a class="row" href="${href}">${content}</a>` : html`<div class="row">${content}</div>`}</li>`;
        })}
      </ul>`,
  );
}
