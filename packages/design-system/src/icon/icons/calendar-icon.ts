import { Calendar } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A calendar: a day, an appointment. */
export const calendarIcon: IconNode = Calendar;
