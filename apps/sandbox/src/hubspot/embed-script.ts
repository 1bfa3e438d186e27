/**
 * What HubSpot's embed, version 2, is to a page: `hbspt.forms.create` fetches a form's fields and puts bare HTML with HubSpot's class names
 * into the target. What can't be kept is said above the button, as HubSpot does, and the form stays. It keeps a cookie from the moment it runs, as HubSpot does, so that a test can see when that was.
 */
export const embedScript = `(() => {
  const base = new URL('../../', document.currentScript.src).href;
  document.cookie = 'hubspotutk=' + Math.random().toString(16).slice(2) + '; Path=/; Max-Age=15552000; SameSite=Lax';

  const element = (tag, properties, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  };

  const fieldOf = ({ name, label, type, required, options }, id) => {
    if (type === 'hidden') return { row: element('input', { type, name, className: 'hs-input' }) };
    const tag = type === 'textarea' || type === 'select' ? type : 'input';
    const input = element(tag, { id, name, className: 'hs-input', required, ...(tag === 'input' && { type }) });
    if (type === 'select') input.append(element('option', { value: '' }), ...options.map((option) => element('option', option, option.label)));
    const errors = element('ul', { className: 'hs-error-msgs inputs-list', id: id + '-errors' });
    const title = element('label', { htmlFor: id }, label + (required ? ' *' : ''));
    const row = element('div', { className: 'hs-form-field hs_' + name }, title, element('div', { className: 'input' }, input), errors);
    return { row, input, errors };
  };

  const create = async ({ portalId, formId, target, locale, translations, inlineMessage, onFormReady, onFormSubmit, onFormSubmitted }) => {
    const place = document.querySelector(target);
    const words = translations?.[locale] ?? {};
    const address = portalId + '/' + formId;
    const answer = await fetch(base + 'embed/v3/form/' + address);
    if (!answer.ok) return place.append(element('p', {}, 'Form not found: ' + formId));
    const fields = (await answer.json()).fields.map((field, index) => ({ ...field, ...fieldOf(field, 'hs-' + formId + '-' + index) }));
    const button = element('input', { type: 'submit', className: 'hs-button primary large', value: words.submitText ?? 'Submit' });
    const rollup = element('div', { className: 'hs_error_rollup' });
    const form = element('form', { className: 'hs-form', noValidate: true }, ...fields.map(({ row }) => row), rollup, button);
    const refuse = (text) => {
      const message = element('li', {}, element('label', { className: 'hs-main-font-element' }, text));
      const list = element('ul', { className: 'no-list hs-error-msgs inputs-list' }, message);
      list.setAttribute('role', 'alert');
      rollup.replaceChildren(list);
    };

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      rollup.replaceChildren();
      const missing = fields.filter(({ input, errors, required }) => {
        const lacks = required && input.value.trim() === '';
        errors?.replaceChildren(...(lacks ? [element('li', {}, element('label', { className: 'hs-error-msg', htmlFor: input.id }, words.required ?? 'Required'))] : []));
        input?.setAttribute('aria-invalid', String(lacks));
        return lacks;
      });
      if (missing.length > 0) return missing[0].input.focus();
      const submissionValues = Object.fromEntries(new FormData(form));
      onFormSubmit?.(form);
      const body = JSON.stringify(submissionValues);
      const sent = await fetch(base + 'submissions/v3/public/submit/' + address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined);
      if (!sent?.ok) {
        const { errors = [] } = (await sent?.json().catch(() => undefined)) ?? {};
        return refuse(errors.some(({ errorType }) => errorType === 'INVALID_EMAIL') ? 'Een e-mailadres moet correct geformatteerd zijn.' : 'Het formulier kon niet worden verzonden. Probeer het later opnieuw.');
      }
      place.replaceChildren(element('div', { className: 'submitted-message', role: 'status' }, inlineMessage ?? 'Thanks'));
      onFormSubmitted?.(form, { submissionValues });
    });
    place.append(form);
    onFormReady?.(form);
  };

  window.hbspt = { forms: { create } };
})();
`;
