import { html } from 'hono/html';
import type { Html } from './layout.js';

/** What a field shows: what it says, and what is wrong with that. */
export interface FieldState {
  readonly name: string;
  readonly value?: string;
  readonly error?: string | undefined;
  readonly focused?: boolean;
}

interface Field extends FieldState {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'date' | 'time';
  readonly inputMode?: 'decimal';
  readonly optional?: boolean;
  /** A place in a photo, which can be pressed there. */
  readonly point?: boolean;
}

export const field = ({ label, value = '', type = 'text', inputMode, optional = false, point = false, ...state }: Field): Html =>
  withError(
    state,
    html`<label class="field">${label}<input ${attributes(state)} type="${type}" value="${value}" ${inputMode ? html`inputmode="${inputMode}"` : ''} ${optional ? '' : 'required'} ${point ? 'data-point' : ''} /></label>`,
  );

interface Choice extends FieldState {
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

export const choice = ({ label, options, value: chosen, ...state }: Choice): Html =>
  withError(
    state,
    html`<label class="field"
    >${label}<select ${attributes(state)}>
      ${options.map(([value, text]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`)}
    </select></label
  >`,
  );

interface Area extends FieldState {
  readonly label: string;
  /** In characters. */
  readonly maxLength: number;
}

export const area = ({ label, value = '', maxLength, ...state }: Area): Html =>
  withError(
    state,
    html`<label class="field">${label}<textarea ${attributes(state)} rows="3" maxlength="${maxLength}" required>${value}</textarea></label>`,
  );

const idOfError = (name: string) => `fout-${name}`;

const attributes = ({ name, error, focused = false }: FieldState): Html =>
  html`name="${name}" ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="${idOfError(name)}"`} ${focused ? 'autofocus' : ''}`;

/** One form of a page at most has errors: the name of a field is enough to find its own. */
const withError = ({ name, error }: FieldState, labelled: Html): Html =>
  error === undefined
    ? labelled
    : html`<div class="field">${labelled}<span class="wrong" id="${idOfError(name)}">${error}</span></div>`;

/** What went wrong, in the words of whoever refused. */
export const refused = (message: string, details: readonly string[] = [], { focused = false } = {}): Html =>
  html`<div class="refused" role="alert" ${focused ? html`tabindex="-1" autofocus` : ''}><strong>${message}</strong>${details.length > 0 ? html`<ul>${details.map((detail) => html`<li>${detail}</li>`)}</ul>` : ''}</div>`;

export const done = (message: string): Html => html`<div class="done" role="status">${message}</div>`;
