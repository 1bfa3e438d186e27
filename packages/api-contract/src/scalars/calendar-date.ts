import type { CalendarDate } from '@pomp/domain';
import * as z from 'zod/mini';

/** A day that the calendar has, `yyyy-mm-dd`, in the years that are dates here (spec 3 §5): a database takes no other, such as year 0. */
export const calendarDate = z.iso.date().check(z.refine((date) => /^(?:19|20)/.test(date))) as z.ZodMiniType<CalendarDate>;
