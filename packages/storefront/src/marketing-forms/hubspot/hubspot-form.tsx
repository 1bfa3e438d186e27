'use client';

import { useTexts } from '@pomp/language/react';
import { Button, Inline, Stack, Text } from '@pomp/design-system';
import { PageLink } from '../../storefront/page-link.js';
import { ConsentGate } from '../../consent/consent-gate.js';
import { consentStore } from '../../consent/consent-store.js';
import { marketingFormTexts } from '../texts.js';
import { hubSpotTexts } from './texts.js';
import { HubSpotEmbed, type HubSpotEmbedProps } from './hubspot-embed.js';

/** HubSpot's form, once the visitor permits it; until then, why it isn't there. */
export function HubSpotForm(props: HubSpotEmbedProps) {
  return (
    <ConsentGate purpose="marketing" fallback={<AsksConsent instead={props.instead} />}>
      <HubSpotEmbed {...props} />
    </ConsentGate>
  );
}

/** Asks here: over a dialog, the question of the whole site can't be reached. */
function AsksConsent({ instead }: Pick<HubSpotEmbedProps, 'instead'>) {
  const texts = useTexts(hubSpotTexts);
  const { contact } = useTexts(marketingFormTexts);
  return (
    <Stack gap="m">
      <Text>
        {texts.asksConsent} <PageLink to="cookies">{texts.more}</PageLink>.
      </Text>
      <Inline gap="l">
        <Button tone="secondary" onClick={() => consentStore.choose('accepted')}>
          {texts.accept}
        </Button>
        <PageLink tone="strong" to="contact">
          {contact}
        </PageLink>
      </Inline>
      {instead}
    </Stack>
  );
}
