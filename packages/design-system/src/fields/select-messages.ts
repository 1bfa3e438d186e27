import type { AriaLiveMessages, GroupBase } from 'react-select';

const place = <Item>(item: Item, all: readonly Item[]): string => `${all.indexOf(item) + 1} van ${all.length}`;

/** What react-select tells screen readers, in Dutch. The texts that are seen stay its own, as the spec asks. */
export function selectMessages<Option>(): AriaLiveMessages<Option, false, GroupBase<Option>> {
  return {
    guidance: ({ context, isInitialFocus, ...props }) => {
      if (context === 'menu') return 'Kies met de pijlen omhoog en omlaag, bevestig met Enter, sluit met Escape.';
      return context === 'input' && isInitialFocus
        ? `${props['aria-label'] ?? 'Keuzelijst'}: pijl omlaag opent de lijst, typen zoekt erin.`
        : '';
    },
    onChange: ({ action, label, labels }) => {
      if (action === 'select-option') return `${label} gekozen.`;
      return action === 'initial-input-focus' && labels.length > 0 ? `${labels.join(', ')} gekozen.` : '';
    },
    onFocus: ({ context, focused, label, options, isSelected }) =>
      context === 'menu' ? `${label}${isSelected ? ', gekozen' : ''}, ${place<unknown>(focused, options)}.` : '',
    onFilter: ({ resultsMessage, inputValue }) => `${resultsMessage}${inputValue ? ` voor ${inputValue}` : ''}.`,
  };
}

export const resultCount = ({ count }: { count: number }): string => (count === 1 ? '1 mogelijkheid' : `${count} mogelijkheden`);
