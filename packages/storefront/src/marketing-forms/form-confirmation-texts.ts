import { defineTexts } from '@pomp/language';
import type { nl } from './form-confirmation-texts.nl.js';

export const formConfirmationTexts = defineTexts<typeof nl>('storefront/form-confirmation');
