import { countTexts, fieldsTexts, focusField, isOver, problemText } from '@pomp/design-system/in-forms';
import type { Fields, Section, SectionContext } from '@pomp/domain';
import { afterPress } from '../fields/after-press.js';
import { createFormOn, type SectionForm, type SectionFormOptions } from '../section-form/create-form-on.js';
import { sayMessage } from '../section-form/say-message.js';
import { anyDay } from './any-day.js';
import type { FormInPage } from './handed-to-script.js';
import { answersIn, createTypedInPage, type TypedInPage } from './typed-in-page.js';
import { tidied } from './tidy-field.js';

/** What `enhanceForm` needs besides the form itself. */
export interface EnhanceOptions<F extends Fields> {
  readonly section: Section<string, F, unknown, SectionContext>;
  readonly save: SectionFormOptions<F, unknown, SectionContext>['save'];
}

/** Brings a `NativeForm` that stands in the page to life: the same rules, messages and order of things as `SectionForm` has, without React. */
export function enhanceForm<F extends Fields>(page: FormInPage, { section, save }: EnhanceOptions<F>): SectionForm<F> {
  const { element } = page;
  const { fields } = section;
  let typed!: TypedInPage;
  const form = createFormOn(
    { section, values: answersIn(new FormData(element), fields), scope: { after: {}, context: anyDay }, save },
    (keeping) => (typed = createTypedInPage(element, fields, keeping)),
  );
  listen(page, form, (name) => typed.changed(name));
  const paint = painter(page, form);
  form.subscribe(paint);
  paint();
  // In other words: everyone is told, though nothing was filled in.
  new MutationObserver(() => form.judge([])).observe(element, { attributeFilter: ['data-form'] });
  return form;
}

const idOf = (element: HTMLFormElement, name: string) => `${element.id}-${name}`;
const placeOf = (id: string) => document.getElementById(id);

function listen(page: FormInPage, form: SectionForm, changed: (name: string | undefined) => void) {
  const { element } = page;
  const { fields } = form.section;
  const fieldOf = (target: EventTarget | null) =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? fields[target.name] && target : undefined;
  const tidy = (control: HTMLInputElement | HTMLTextAreaElement) => {
    const text = tidied(fields[control.name]!, control.value, page.language.locale);
    if (control.type !== 'radio' && text !== control.value) control.value = text;
  };

  element.addEventListener('input', ({ target }) => {
    const control = fieldOf(target);
    if (!control) return;
    changed(control.name);
    count(page, control);
  });
  element.addEventListener('focusout', ({ target, relatedTarget }) => {
    const control = fieldOf(target);
    // From one answer of a question to another, the question isn't left.
    if (!control || fieldOf(relatedTarget)?.name === control.name) return;
    tidy(control);
    afterPress(() => void form.leave(control.name));
  });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const control of element.elements) if (fieldOf(control)) tidy(control as HTMLInputElement);
    // What a browser fills in by itself may have told nobody.
    if (form.state().status.state !== 'saving') changed(undefined);
    void form.submit();
  });
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-problems] a');
    if (!link) return;
    event.preventDefault();
    focusField(link.getAttribute('href')!.slice(1));
  });
}

/** Puts in the page what the form says. */
function painter(page: FormInPage, form: SectionForm): () => void {
  const { element } = page;
  const names = Object.keys(form.section.fields);
  const problems = element.querySelector<HTMLElement>('[data-problems]')!;
  const list = problems.querySelector('ul')!;
  const line = list.firstElementChild!;
  const failure = element.querySelector<HTMLElement>('[data-failure]')!;
  const words = failure.querySelector('[data-words]')!;
  const sent = placeOf(`${element.id}-sent`);
  let listed: unknown;
  let listedIn: unknown;
  let seenRefusals = 0;

  return () => {
    const { language } = page;
    const { status, refusals, shownIssues } = form.state();
    for (const name of names) {
      const { message } = form.field(name);
      showError(idOf(element, name), message === undefined ? '' : sayMessage(message, language));
    }
    if (listed !== shownIssues || listedIn !== language) {
      listed = shownIssues;
      listedIn = language;
      list.replaceChildren(
        ...shownIssues.map(({ field, label, message }) => {
          const copy = line.cloneNode(true) as Element;
          const link = copy.querySelector('a')!;
          link.setAttribute('href', `#${idOf(element, field)}`);
          link.textContent = problemText({ label: language.say(label), message: sayMessage(message, language) });
          return copy;
        }),
      );
    }
    problems.hidden = refusals === 0 || shownIssues.length === 0;
    if (refusals > seenRefusals) problems.focus();
    seenRefusals = refusals;

    const failed = status.state === 'failed';
    const before = failure.hidden;
    words.textContent = failed ? status.message : '';
    failure.hidden = !failed;
    if (failed && before) failure.scrollIntoView({ block: 'nearest' });

    showBusy(element, status.state === 'saving');
    if (status.state === 'saved' && sent) {
      element.hidden = true;
      sent.hidden = false;
      sent.focus();
    }
  };
}

function showError(id: string, text: string) {
  const place = placeOf(`${id}-error`);
  if (!place) return;
  place.lastElementChild!.textContent = text;
  place.hidden = text === '';
  const control = placeOf(id);
  if (text === '') control?.removeAttribute('aria-invalid');
  else control?.setAttribute('aria-invalid', 'true');
}

function showBusy(element: HTMLFormElement, busy: boolean) {
  for (const button of element.querySelectorAll('[type=submit]')) {
    const face = button.querySelector<HTMLElement>('[data-busy]');
    if (face) face.hidden = !busy;
    if (busy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

/** How much room is left in an answer of more than one line. */
function count({ element, language }: FormInPage, { name, value }: HTMLInputElement | HTMLTextAreaElement) {
  const place = placeOf(`${idOf(element, name)}-count`)?.closest<HTMLElement>('[data-count-to]');
  if (!place) return;
  const most = Number(place.dataset['countTo']);
  const { shown, spoken, step } = countTexts(value.length, most, language.texts(fieldsTexts));
  place.querySelector('[aria-hidden]')!.textContent = shown;
  const said = place.querySelector<HTMLElement>('[role=status]')!;
  if (said.dataset['step'] !== String(step)) said.textContent = spoken;
  said.dataset['step'] = String(step);
  place.toggleAttribute('data-over', isOver(value.length, most));
}
