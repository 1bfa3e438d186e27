import { defineTexts, type Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const dashboardTexts = defineTexts<typeof nl>('portal/dashboard');
export type DashboardTexts = Said<typeof nl>;
