'use client';

import { useLanguage, useTexts } from '@pomp/language/react';
import { Alert, Stack } from '@pomp/design-system';
import { marketingFormOf } from '@pomp/domain';
import { useContext, useEffect } from 'react';
import { PageLink } from '../storefront/page-link.js';
import { useStorefront } from '../storefront/storefront-context.js';
import { StorefrontSettingsContext } from '../storefront/storefront-settings.js';
import { NeedsScript } from '../without-script/needs-script.js';
import { HubSpotForm } from './hubspot/hubspot-form.js';
import type { MarketingFormProps } from './marketing-form-props.js';
import { OwnForm } from './own-form.js';
import { logged } from './logged.js';
import { marketingFormTexts } from './texts.js';

/** A form for marketing by its id: the outside provider's where one is configured, else our own. Sent, it makes room for the thanks. */
export function MarketingForm(props: MarketingFormProps) {
  const hubSpot = useContext(StorefrontSettingsContext)?.hubSpot;
  const language = useLanguage();
  if (hubSpot)
    return (
      <>
        <NeedsScript language={language} />
        <HubSpotForm hubSpot={hubSpot} {...props} />
      </>
    );
  const form = marketingFormOf(props.formId);
  return form ? <OwnForm key={props.formId} form={form} {...props} /> : <Unknown {...props} />;
}

/** An editor's mistake: said to us, and a way on for the visitor. */
function Unknown({ formId, instead }: MarketingFormProps) {
  const texts = useTexts(marketingFormTexts);
  const { log } = useStorefront();
  useEffect(() => log(logged.unknown(formId)), [log, formId]);
  return (
    <Stack gap="l">
      <Alert tone="info">
        {texts.unavailable} <PageLink to="contact">{texts.contact}</PageLink>.
      </Alert>
      {instead}
    </Stack>
  );
}
