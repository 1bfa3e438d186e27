import { defineTexts } from '@pomp/language';
import type { nl } from './calls.nl';

export const callTexts = defineTexts<typeof nl>('site/calls');
