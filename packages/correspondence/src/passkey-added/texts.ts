import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const passkeyAddedTexts = defineTexts<typeof nl>('correspondence/passkey-added');
