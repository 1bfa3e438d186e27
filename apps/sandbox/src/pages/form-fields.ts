import { html } from 'hono/html';
import type { Html } from './layout.js';

interface Field {
  readonly label: string;
  readonly name: string;
  readonly value?: string;
  readonly type?: 'text' | 'email' | 'date' | 'time';
  readonly inputMode?: 'decimal';
  readonly optional?: boolean;
}

export const field = ({ label, name, value = '', type = 'text', inputMode, optional = false }: Field): Html =>
  html`<label class="field">${label}<input name="${name}" type="${type}" value="${value}" ${inputMode ? html`inputmode="${inputMode}"` : ''} ${optional ? '' : 'required'} /></label>`;

interface Choice {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen?: string | undefined;
}

export const choice = ({ label, name, options, chosen }: Choice): Html =>
  html`<label class="field"
    >${label}<select name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`)}
    </select></label
  >`;

/** What went wrong, in the words of whoever refused. */
export const refused = (message: string, details: readonly string[] = []): Html =>
  html`<div class="refused" role="alert"><strong>${message}</strong>${details.length > 0 ? html`<ul>${details.map((detail) => html`<li>${detail}</li>`)}</ul>` : ''}</div>`;

export const done = (message: string): Html => html`<div class="done" role="status">${message}</div>`;
