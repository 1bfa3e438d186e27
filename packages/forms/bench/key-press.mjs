import { Window } from 'happy-dom';

// What one key press costs in the largest form, from the event to the changed document, against a bare controlled input of React's.
// A document without layout and paint: those are the browser's, and the same for both.
const window = new Window({ url: 'http://localhost/' });
for (const name of [
  'document',
  'navigator',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'HTMLIFrameElement',
  'DocumentFragment',
  'Event',
  'MutationObserver',
  'getComputedStyle',
]) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
globalThis.window = window;

const { createElement, useReducer, useEffect, useState } = await import('react');
const { createRoot } = await import('react-dom/client');
const { houseSection } = await import('@pomp/domain');
const { SectionField, SectionForm, useSectionForm } = await import('@pomp/forms');
const { LanguageProvider } = await import('@pomp/language/react');
const { compileDictionary } = await import('@pomp/language/compile');
const words = await Promise.all(['design-system', 'domain', 'forms'].map((name) => import(`@pomp/${name}/words/nl`)));
const dictionary = compileDictionary(Object.assign({}, ...words.map((each) => each.words)));

const scope = { after: {}, context: { today: '2026-11-21' } };
const values = {
  buildingYear: '1975',
  buildingSize: '12',
  buildingLayers: '3',
  people: '2',
  typeOfBuilding: 'tussenwoning',
  roofSlope: '50',
  roofSlopeHeated: 'ja',
  basement: 'nee',
};
const save = async () => ({ status: 'saved' });
const names = Object.keys(houseSection.fields);

function Largest({ everything = false }) {
  const form = useSectionForm({ section: houseSection, values, scope, save });
  const [, renderAgain] = useReducer((times) => times + 1, 0);
  useEffect(() => (everything ? form.subscribe(renderAgain) : undefined), [form, everything]);
  return createElement(
    SectionForm,
    { form },
    names.map((name) => createElement(SectionField, { key: name, name })),
  );
}

function Bare() {
  const [value, setValue] = useState('12');
  return createElement('input', { name: 'buildingSize', value, onChange: (event) => setValue(event.target.value) });
}

const setNativeValue = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set;
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

async function mount(component, props) {
  const place = window.document.body.appendChild(window.document.createElement('div'));
  createRoot(place).render(createElement(LanguageProvider, { locale: 'nl-NL', dictionary }, createElement(component, props)));
  // The lists come later; the answer is there once more than the frame is.
  for (let waited = 0; waited < 40 && !place.querySelector('input[name=buildingSize]'); waited++) await soon();
  await soon();
  const input = place.querySelector('input[name=buildingSize]');
  if (!input) throw new Error('The form isn’t there.');
  let digit = 0;
  return async () => {
    digit = (digit + 1) % 10;
    setNativeValue.call(input, `12${digit}`);
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
    await undefined;
    if (input.getAttribute('value') !== `12${digit}`) throw new Error('The key press was not rendered.');
  };
}

async function perSecond(press, times = 400) {
  const since = performance.now();
  for (let pressed = 0; pressed < times; pressed++) await press();
  return (times / (performance.now() - since)) * 1000;
}

const presses = { ours: await mount(Largest), everything: await mount(Largest, { everything: true }), floor: await mount(Bare) };
const measured = { ours: [], everything: [], floor: [] };
for (let round = 0; round < 7; round++)
  for (const [what, press] of Object.entries(presses)) measured[what].push(await perSecond(press));
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
console.log(JSON.stringify(Object.fromEntries(Object.entries(measured).map(([what, figures]) => [what, median(figures)]))));
process.exit(0);
