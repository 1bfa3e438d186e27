'use client';

import type { ReactNode } from 'react';
import type { ConsentPurpose } from './consent-choice.js';
import { useConsent } from './use-consent.js';

/** Props of `ConsentGate`. */
export interface ConsentGateProps {
  readonly purpose: ConsentPurpose;
  /** What stands there without permission; it should be of use by itself. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders, and so loads, what needs permission only once there is. */
export function ConsentGate({ purpose, fallback = null, children }: ConsentGateProps) {
  return useConsent().allows(purpose) ? children : fallback;
}
