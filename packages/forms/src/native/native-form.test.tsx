// @vitest-environment happy-dom
import { defineSection, email, text, type RawAnswers, type Section } from '@pomp/domain';
import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { words as design } from '@pomp/design-system/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import type { SaveResult } from '../section-form/saving.js';
import { enhanceForm } from './enhance-form.js';
import { formInPage } from './handed-to-script.js';
import { NativeFields } from './native-field.js';
import { NativeForm } from './native-form.js';
import { formsControl } from './forms.control.js';

const section = defineSection({
  name: 'forms/native-test',
  fields: { email: email(), note: text({ multiline: true, maxLength: 10 }) },
  presence: { note: 'optional' },
});
const dictionary = compileDictionary({
  ...design,
  ...domain,
  'domain/forms/native-test': { title: 'Proef', email: { label: 'E-mailadres' }, note: { label: 'Opmerking' } },
});

function show(shown: Section<string, typeof section.fields, unknown> = section) {
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageProvider locale="nl-NL" dictionary={dictionary}>
      <NativeForm name="test" section={shown} action="/formulier/test/" settings={{ to: 'there' }} sent={<p>Bedankt!</p>}>
        <NativeFields />
        <button type="submit">Verstuur</button>
      </NativeForm>
    </LanguageProvider>,
  );
  const form = document.querySelector('form')!;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return {
    form,
    control,
    type: (name: string, value: string) => {
      control(name).value = value;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    },
    leave: (name: string) => control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    submit: () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    messageOf: (name: string) => {
      const place = document.getElementById(`${form.id}-${name}-error`)!;
      return place.hidden ? undefined : place.textContent;
    },
    visible: (selector: string) => {
      const found = document.querySelector<HTMLElement>(selector)!;
      return found.hidden ? undefined : found.textContent;
    },
  };
}

function open(result: SaveResult = { status: 'saved' }) {
  const shown = show();
  const save = vi.fn(async (_: { readonly answers: RawAnswers }) => result);
  enhanceForm(formInPage(shown.form), { section, save });
  return { ...shown, save };
}

let page = new AbortController();

afterEach(() => {
  page.abort();
  page = new AbortController();
  document.body.innerHTML = '';
});

describe('a native form', () => {
  test('is a real form without its script: it is posted, so that nothing of it stands in an address', () => {
    const { form, control } = show();
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/formulier/test/']);
    expect([control('email').type, control('email').autocomplete, control('note').tagName]).toEqual(['email', 'email', 'TEXTAREA']);
    expect(formInPage(form).settings).toEqual({ to: 'there' });
  });

  test('says nothing of a text before a try to send it, and then what is wrong, at the field and above', async () => {
    const { type, leave, submit, messageOf, visible, control, save } = open();
    type('email', 'noor');
    leave('email');
    expect(messageOf('email')).toBeUndefined();
    submit();
    await expect.poll(() => visible('[data-problems] ul')).toBe('E-mailadres: Niet valide');
    expect(messageOf('email')).toBe('Niet valide');
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(document.querySelector('[data-problems]'));
    type('email', 'noor@pomp.example');
    leave('email');
    await expect.poll(() => messageOf('email')).toBeUndefined();
    expect(control('email').hasAttribute('aria-invalid')).toBe(false);
    expect(visible('[data-problems]')).toBeUndefined();
    expect(save).not.toHaveBeenCalled();
  });

  test('sends what was typed, tidied, and makes room for the thanks', async () => {
    const { type, submit, visible, save } = open();
    type('email', ' mailto:noor@pomp.example ');
    submit();
    await expect.poll(() => visible('[id$="-sent"]')).toBe('Bedankt!');
    expect(save.mock.calls[0]?.[0].answers).toEqual({ email: 'noor@pomp.example' });
    expect(visible('form')).toBeUndefined();
    expect(document.activeElement?.id).toMatch(/-sent$/);
  });

  test('keeps what was typed where it isn’t taken, and says why', async () => {
    const issues = [{ field: 'email', code: 'malformed', message: 'Dat adres bestaat niet' }] as const;
    const { type, submit, visible, messageOf, control } = open({ status: 'failed', message: 'Het lukt niet.', issues });
    type('email', 'noor@pomp.example');
    submit();
    await expect.poll(() => visible('[data-failure] [data-words]')).toBe('Het lukt niet.');
    expect(messageOf('email')).toBe('Dat adres bestaat niet');
    expect(control('email').value).toBe('noor@pomp.example');
    type('email', 'noor@pomp.exampl');
    expect(messageOf('email')).toBe('Dat adres bestaat niet');
  });

  test('counts the room that is left', () => {
    const { type } = open();
    const counted = () => document.querySelector<HTMLElement>('[data-count-to]')!;
    type('note', 'te lange tekst');
    expect(counted().firstElementChild?.textContent).toBe('4 tekens te veel');
    expect(counted().hasAttribute('data-over')).toBe(true);
    type('note', 'kort');
    expect(counted().firstElementChild?.textContent).toBe('Nog 6 tekens');
    expect(counted().hasAttribute('data-over')).toBe(false);
  });
});

describe('the scripts of forms', () => {
  test('are fetched once someone comes into a form', async () => {
    const { control } = show();
    const enhance = vi.fn();
    const fetched = vi.fn(async () => enhance);
    formsControl({ test: fetched })(document, page.signal);
    expect(fetched).not.toHaveBeenCalled();
    for (const name of ['email', 'note']) control(name).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await expect.poll(() => enhance).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('that aren’t there yet when a form is sent, send it then', async () => {
    const { form, submit } = show();
    const order: string[] = [];
    formsControl({ test: async () => () => order.push('enhanced') })(document, page.signal);
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => order.push('sent'));
    expect(submit()).toBe(false);
    await expect.poll(() => order).toEqual(['enhanced', 'sent']);
    expect(form.hidden).toBe(false);
    vi.restoreAllMocks();
  });

  test('that don’t come leave the form to the browser', async () => {
    const { submit } = show();
    formsControl({ test: () => Promise.reject(new Error('offline')) })(document, page.signal);
    const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    submit();
    await expect.poll(() => posted).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
