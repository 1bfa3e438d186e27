import { defineTexts } from '@pomp/language';
import type { nl } from './messages.nl';

export const messageTexts = defineTexts<typeof nl>('site/messages');
