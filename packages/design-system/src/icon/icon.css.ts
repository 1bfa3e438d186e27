import { style, styleVariants } from '@vanilla-extract/css';

/** Never smaller than its size: beside a long word it would be squeezed to nothing. */
export const icon = style({ display: 'inline-block', flex: 'none', maxWidth: 'none', verticalAlign: '-0.15em' });
export const size = styleVariants({ small: '1rem', base: '1.25rem', large: '1.5rem', huge: '2.25rem' }, (length) => ({
  width: length,
  height: length,
}));
