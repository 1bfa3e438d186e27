import { defineTexts } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const letterTexts = defineTexts<typeof nl>('correspondence/letter');
