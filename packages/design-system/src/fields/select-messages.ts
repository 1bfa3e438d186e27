import type { Said } from '@pomp/language';
import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { nl } from './select-texts.nl.js';

/** What react-select tells screen readers. */
export function selectMessages<Option>(texts: Said<typeof nl>): AriaLiveMessages<Option, false, GroupBase<Option>> {
  return {
    guidance: ({ context, isInitialFocus, ...props }) => {
      if (context === 'menu') return texts.choose;
      return context === 'input' && isInitialFocus ? texts.open({ list: props['aria-label'] ?? texts.list }) : '';
    },
    onChange: ({ action, label, labels }) => {
      if (action === 'select-option') return texts.chosen({ option: label });
      return action === 'initial-input-focus' && labels.length > 0 ? texts.chosen({ option: labels.join(', ') }) : '';
    },
    onFocus: ({ context, focused, label, options, isSelected }) => {
      if (context !== 'menu') return '';
      const all: readonly unknown[] = options;
      const place = { option: label, place: all.indexOf(focused) + 1, count: all.length };
      return isSelected ? texts.atChosen(place) : texts.at(place);
    },
    onFilter: ({ resultsMessage: results, inputValue: typed }) =>
      typed === '' ? texts.found({ results }) : texts.foundFor({ results, typed }),
  };
}
