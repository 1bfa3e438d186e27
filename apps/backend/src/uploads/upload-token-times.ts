import { uploadLinkMinutes } from '@pomp/domain';
import { hours, minutes } from '../clock/clock.js';

/** How long a customer's own token works; the browser then asks for another one. */
export const tokenLifetime = hours(1);
/** How long a link works: after its last use, and at most. Its holder can't get another one. */
export const linkIdle = minutes(uploadLinkMinutes);
export const linkMax = hours(2);
