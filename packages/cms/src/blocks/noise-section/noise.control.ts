import { type Control, whenPresent } from '@pomp/design-system/controls';
import { noiseAt, type Reflection } from '@pomp/domain';
import { tenths, xOf, yOf } from './noise-chart.js';
import { verdictOf } from './noise-verdict.js';

/** Follows the distance that someone drags: the neighbours and the dot on the curve, the level, and whether a unit may stand there. */
export const noiseControl: Control = (document, signal) => {
  // One that was dragged before this came, or that the browser put back, too. What stands there is right for any other: to say it again has a browser make ready for a language's numbers, 40 ms of a page's start on a laptop.
  whenPresent(document, signal, '[data-noise] input[type="range"]', (slider) => {
    const { value, defaultValue } = slider as HTMLInputElement;
    if (value !== defaultValue) follow(slider as HTMLInputElement);
  });
  document.addEventListener('input', ({ target }) => follow(target as HTMLInputElement), { signal });
};

function follow(slider: HTMLInputElement): void {
  const place = slider.closest<HTMLElement>('[data-noise]');
  if (!place) return;
  const metres = slider.valueAsNumber;
  const unit = { soundPower: Number(place.dataset['noise']), reflection: place.dataset['reflection'] as Reflection };
  const level = noiseAt(unit, metres);
  const verdict = verdictOf(unit, metres, place.dataset['quiet'] !== undefined);
  const dot = place.querySelector('circle')!;
  dot.parentElement!.setAttribute('transform', `translate(${xOf(metres)})`);
  dot.setAttribute('cy', String(yOf(unit.soundPower, level)));
  place.dataset['verdict'] = verdict;
  const locale = document.documentElement.lang;
  const numbers: Record<string, string> = { metres: metres.toLocaleString(locale), level: tenths(level, locale) };
  for (const element of place.querySelectorAll<HTMLElement>('[data-said]')) {
    const said = element.dataset['said']!;
    if (numbers[said] === undefined) element.hidden = said !== verdict;
    else element.textContent = numbers[said];
  }
}
