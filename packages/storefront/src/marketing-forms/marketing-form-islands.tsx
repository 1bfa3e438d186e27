'use client';

import { island } from '../islands/island.js';

export const MarketingForm = island('marketing-form', async () => (await import('./marketing-form.js')).MarketingForm);
export const FormConfirmation = island('form-confirmation', async () => (await import('./form-confirmation.js')).FormConfirmation);
export const FormDialog = island('form-dialog', async () => (await import('./form-dialog.js')).FormDialog);
