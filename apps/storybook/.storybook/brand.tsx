import { themes } from '@pomp/design-system';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

type BrandName = keyof typeof themes;

/** On the root element, as a site does it, so that what is drawn outside a story follows too. */
function BrandRoot({ brand, children }: { brand: BrandName; children: ReactNode }) {
  useLayoutEffect(() => {
    const classes = themes[brand].split(' ');
    document.documentElement.classList.add(...classes);
    return () => document.documentElement.classList.remove(...classes);
  }, [brand]);
  return children;
}

/** The toolbar's switch. */
export const withBrand: Decorator = (Story, { globals }) => (
  <BrandRoot brand={globals.brand === 'noord' ? 'noord' : 'pomp'}>
    <Story />
  </BrandRoot>
);
