import { ApiError } from '@pomp/api-client';
import { quickCheckForm, splitHouseNumber } from '@pomp/domain';
import { enhanceForm, formInPage } from '@pomp/forms/native';
import { backendOf } from '../storefront/backend-of.js';
import { goTo } from '../storefront/go-to.js';
import { askSavings } from './ask-savings.js';
import { failureText } from './failure-text.js';
import { redrawHome } from './redraw-home.js';
import type { QuickCheckSettings } from './quick-check-settings.js';
import { averageAt } from './result-address.js';
import { savingsTexts } from './texts.js';

/** Makes the quick check of the page one that calculates here, and offers the additions that a number has. */
export function enhanceQuickCheck(element: HTMLFormElement): void {
  const page = formInPage<QuickCheckSettings>(element);
  const { backendUrl, resultPath } = page.settings;
  let additions: readonly string[] = [];
  let isUnknown = false;

  /** `12A` is a number with its addition. */
  const split = () => {
    const parts = splitHouseNumber(String(form.field('houseNumber').value ?? ''));
    if (!parts || form.field('addition').value) return;
    form.change('houseNumber', parts.houseNumber);
    form.change('addition', parts.addition);
  };
  // Before the form looks at what is sent.
  element.addEventListener('submit', split);
  element.addEventListener('focusout', split);

  const form = enhanceForm(page, {
    section: quickCheckForm,
    save: async ({ answers }) => {
      try {
        goTo(await askSavings(backendOf(backendUrl, page.language.locale), answers, resultPath));
        return { status: 'saved' };
      } catch (failure) {
        additions = failure instanceof ApiError ? failure.additions : [];
        isUnknown = failure instanceof ApiError && failure.reason === 'unknownAddress';
        return {
          status: 'failed',
          message: failureText(failure, 'message', page.language),
          issues: failure instanceof ApiError ? failure.issues : [],
        };
      }
    },
  });

  redrawHome(element);

  const wayOn = element.parentElement?.querySelector<HTMLElement>('[data-unknown-address]');
  form.subscribe(() => {
    if (!wayOn) return;
    wayOn.hidden = form.state().status.state !== 'failed' || !isUnknown;
    const typed = (name: 'zip' | 'houseNumber' | 'addition' | 'people') => String(form.field(name).value ?? '');
    if (!wayOn.hidden)
      wayOn.querySelector('a')!.href = averageAt(resultPath, {
        zip: typed('zip'),
        houseNumber: typed('houseNumber'),
        addition: typed('addition'),
        people: typed('people'),
      });
  });

  const suggestions = element.parentElement?.querySelector<HTMLElement>('[data-additions]');
  const list = suggestions?.querySelector('ul');
  const line = list?.firstElementChild;
  if (!suggestions || !list || !line) return;
  const suggestion = (addition: string) => {
    const texts = page.language.texts(savingsTexts);
    const copy = line.cloneNode(true) as Element;
    const button = copy.querySelector('button')!;
    const houseNumber = String(form.field('houseNumber').value);
    button.firstElementChild!.textContent =
      addition === '' ? texts.withoutAddition({ houseNumber }) : texts.withAddition({ houseNumber, addition });
    button.addEventListener('click', () => {
      form.change('addition', addition);
      void form.submit();
    });
    return copy;
  };
  let shown: unknown;
  let shownIn: unknown;
  form.subscribe(() => {
    if (shown !== additions || shownIn !== page.language) {
      shown = additions;
      shownIn = page.language;
      list.replaceChildren(...additions.map(suggestion));
    }
    suggestions.hidden = form.state().status.state !== 'failed' || additions.length === 0;
  });
}
