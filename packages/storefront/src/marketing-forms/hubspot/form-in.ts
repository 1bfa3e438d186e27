/**
 * The form that HubSpot made, as its callbacks hand it over: the element, or the first of a jQuery list where a page has that. Older scripts
 * hand over nothing; then it stands in the container. Undefined when it is in a frame, where nobody reaches its fields.
 */
export function formIn(container: HTMLElement, handed: unknown): HTMLFormElement | undefined {
  const candidates: readonly unknown[] = [handed, firstOf(handed), container.querySelector('form')];
  return candidates.find((candidate) => candidate instanceof HTMLFormElement);
}

const firstOf = (list: unknown): unknown => (typeof list === 'object' && list !== null && 0 in list ? list[0] : undefined);

/** Gives the form's hidden fields their values, as HubSpot hears of it. @returns the names that the form has no field for */
export function fillInHidden(form: HTMLFormElement | undefined, values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const input = form?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (!input) return [name];
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return [];
  });
}

/** What was filled in, texts only. */
export const filledInOf = (form: HTMLFormElement | undefined): Readonly<Record<string, string>> =>
  form
    ? Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    : {};
