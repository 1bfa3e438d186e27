import * as z from 'zod/mini';

/** Of anything that is stored: longer is nobody's. Whether there is such a thing is for who looks it up. */
export const id = z.string().check(z.maxLength(64));
