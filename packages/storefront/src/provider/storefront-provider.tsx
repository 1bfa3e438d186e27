'use client';

import type { ReactNode } from 'react';
import { FormLinks } from '../marketing-forms/form-links.js';
import { StorefrontSettingsContext, type StorefrontSettings } from '../storefront/storefront-settings.js';

/** Props of `StorefrontProvider`. */
export interface StorefrontProviderProps extends StorefrontSettings {
  readonly children: ReactNode;
}

/** Around pages with blocks that have a form or make a call, header and footer included: a link anywhere in it may ask for a form. */
export function StorefrontProvider({ children, ...settings }: StorefrontProviderProps) {
  return (
    <StorefrontSettingsContext value={settings}>
      {children}
      <FormLinks />
    </StorefrontSettingsContext>
  );
}
