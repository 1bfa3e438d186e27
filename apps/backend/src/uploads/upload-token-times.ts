import { uploadLinkMinutes } from '@pomp/domain';
import { hours, minutes } from '../clock/clock.js';

/** Of a customer's own token: the browser asks another one when it ends. */
export const tokenLifetime = hours(1);
/** Of a link: after its last use, and at most. Its holder has no way to another one. */
export const linkIdle = minutes(uploadLinkMinutes);
export const linkMax = hours(2);
