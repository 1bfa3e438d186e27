import type { Theme } from './theme.js';

/** What brands usually share: the 4 px grid, the type scale, widths and motion. A brand may still replace any of it. */
export const foundation = {
  leading: { heading: '1.08', text: '1.55' },
  size: {
    small: '0.9375rem',
    base: 'clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.09rem + 0.42vw, 1.375rem)',
    h4: 'clamp(1.1875rem, 1.15rem + 0.14vw, 1.25rem)',
    h3: 'clamp(1.3125rem, 1.22rem + 0.42vw, 1.5rem)',
    h2: 'clamp(1.625rem, 1.37rem + 1.1vw, 2.125rem)',
    h1: 'clamp(2.125rem, 1.5rem + 2.7vw, 3.25rem)',
    display: 'clamp(2.75rem, 1.35rem + 6vw, 5.25rem)',
  },
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    huge: '6rem',
  },
  motion: { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0, 0.1, 1)' },
  // 46 noughts are as wide as about 65 letters of running text.
  width: { page: '1440px', form: '640px', text: '46ch', gutter: 'clamp(1.25rem, -3.6875rem + 13.8vw, 8.75rem)' },
} satisfies Partial<Theme>;
