import { vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Where a site has a service for reviews: its script is named in the page (`ReviewsScript`), before what shows them. Not by `:has()`, for which the whole page would be gone
 * through at every press of anything.
 */
const hasService = '[data-reviews-script] ~';
/** There only with such a service. */
export const byService = style({ display: 'none' });
globalStyle(`${hasService} ${byService}, ${hasService} * ${byService}`, { display: 'block' });

/** What the review service's script fills, once it may. */
export const slot = style({ minWidth: 0, overflowWrap: 'anywhere', selectors: { '&:empty': { display: 'none' } } });
/** Only for as long as there is nothing to see in its place, and there may be. */
export const instead = style({ display: 'none' });
globalStyle(`${hasService} * ${slot}:empty + ${instead}`, { display: 'block' });

export const quote = style({ margin: 0, fontSize: vars.size.lead, lineHeight: 1.5, overflowWrap: 'anywhere' });
