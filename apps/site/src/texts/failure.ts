import { defineTexts } from '@pomp/language';
import type { nl } from './failure.nl';

export const failureTexts = defineTexts<typeof nl>('site/failure');
