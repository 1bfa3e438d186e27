import { style } from '@vanilla-extract/css';

export const form = style({ maxWidth: '36rem' });

/** As high on a phone as what a link without its code says, which only the browser can see. */
export const confirmation = style({ minHeight: '13rem' });
