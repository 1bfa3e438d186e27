import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Globals } from './brand.js';
import { useRootAround } from './root-around.js';

/** What the toolbar offers. Light unless asked otherwise, whatever the screen: pictures of stories are compared with each other. */
export const schemes = [
  { value: 'light', title: 'Licht' },
  { value: 'dark', title: 'Donker' },
  { value: 'screen', title: 'Zoals je scherm' },
] as const;
type Scheme = (typeof schemes)[number]['value'];

export const schemeIn = ({ scheme }: Globals): Scheme => schemes.find(({ value }) => value === scheme)?.value ?? 'light';

const show = (scheme: Scheme): void => {
  const { dataset } = document.documentElement;
  if (scheme === 'screen') delete dataset.colourScheme;
  else dataset.colourScheme = scheme;
};
const shownOn = ({ dataset }: HTMLElement): Scheme =>
  schemes.find(({ value }) => value === dataset.colourScheme)?.value ?? 'screen';

declare global {
  interface Window {
    /** See `showBrand`. */
    showScheme?: (scheme: Scheme) => void;
  }
}
window.showScheme = show;

/** On the root element, as a site does it. */
export function SchemeRoot({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  useLayoutEffect(() => show(scheme), [scheme]);
  return children;
}

function Shown({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  return <SchemeRoot scheme={useRootAround(shownOn) ?? scheme}>{children}</SchemeRoot>;
}

/** The toolbar's switch. */
export const withScheme: Decorator = (Story, { globals }) => (
  <Shown scheme={schemeIn(globals)}>
    <Story />
  </Shown>
);
