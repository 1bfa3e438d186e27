import { themes } from '@pomp/design-system';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { useRootAround } from './root-around.js';

export type BrandName = keyof typeof themes;
export type Globals = Record<string, unknown>;

export const brandIn = (globals: Globals): BrandName => (globals.brand === 'noord' ? 'noord' : 'pomp');

/** On the root element, as a site does it, so that what is drawn outside a story follows too. */
export function BrandRoot({ brand, children }: { brand: BrandName; children: ReactNode }) {
  useLayoutEffect(() => {
    const classes = themes[brand].split(' ');
    document.documentElement.classList.add(...classes);
    return () => document.documentElement.classList.remove(...classes);
  }, [brand]);
  return children;
}

declare global {
  interface Window {
    showBrand?: (brand: BrandName) => void;
  }
}

/** For the story tests, which look at what they played in the other brand too: a new rendering would undo what was played. */
window.showBrand = (brand) => {
  const { classList } = document.documentElement;
  classList.remove(...Object.values(themes).flatMap((theme) => theme.split(' ')));
  classList.add(...themes[brand].split(' '));
};

/** By all of its classes: one of them is every brand's. */
const shownOn = ({ classList }: Element): BrandName =>
  themes.noord.split(' ').every((name) => classList.contains(name)) ? 'noord' : 'pomp';

function Branded({ brand, children }: { brand: BrandName; children: ReactNode }) {
  return <BrandRoot brand={useRootAround(shownOn) ?? brand}>{children}</BrandRoot>;
}

/** The toolbar's switch. */
export const withBrand: Decorator = (Story, { globals }) => (
  <Branded brand={brandIn(globals)}>
    <Story />
  </Branded>
);
