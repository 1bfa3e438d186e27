import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import type { IconNode } from '../icon-node.js';

/** A calendar: a day, an appointment. */
export const calendarIcon: IconNode = Calendar;
