'use client';

import { island } from '../islands/island.js';

export const MarketingForm = island('marketing-form');
export const FormConfirmation = island('form-confirmation');
