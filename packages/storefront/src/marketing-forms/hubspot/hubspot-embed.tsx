'use client';

import { type Language, languageCode } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { Alert, Button, Inline, Stack, Text } from '@pomp/design-system';
import { marketingFormOf, requiredInMarketing, usualSubmitLabel } from '@pomp/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '../../storefront/page-link.js';
import { useStorefront } from '../../storefront/storefront-context.js';
import type { FilledIn, MarketingFormProps } from '../marketing-form-props.js';
import { logged } from '../logged.js';
import { marketingFormTexts } from '../texts.js';
import { filledInOf, fillInHidden, formIn } from './form-in.js';
import type { HubSpotSettings } from '../../storefront/hubspot-settings.js';
import * as styles from './hubspot-embed.css.js';
import { loadHubSpot } from './load-hubspot.js';
import { hubSpotTexts } from './texts.js';

export interface HubSpotEmbedProps extends MarketingFormProps {
  readonly hubSpot: HubSpotSettings;
}

const nothing: FilledIn = {};

type Progress = 'loading' | 'ready' | 'failed';

/** A form that HubSpot renders and keeps. Nothing of HubSpot is here before this. */
export function HubSpotEmbed(props: HubSpotEmbedProps) {
  const { hubSpot, formId, containerId, instead } = props;
  const language = useLanguage();
  const texts = language.texts(hubSpotTexts);
  const { contact } = language.texts(marketingFormTexts);
  const { log } = useStorefront();
  const ownId = useId();
  const id = containerId ?? ownId;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ props, language });
  const [progress, setProgress] = useState<Progress>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    latest.current = { props, language };
  });

  useEffect(() => {
    const container = place.current;
    let current = true;
    loadHubSpot(hubSpot.scriptUrl).then(
      (forms) => {
        if (!current || !container) return;
        let filledIn = nothing;
        forms.create({
          ...optionsOf(latest.current.props, latest.current.language),
          target: `#${CSS.escape(id)}`,
          onFormReady: (form) => {
            const missing = fillInHidden(formIn(container, form), latest.current.props.hidden ?? nothing);
            if (missing.length > 0) log(logged.noField(formId, missing));
            setProgress('ready');
          },
          onFormSubmit: (form) => {
            filledIn = filledInOf(formIn(container, form));
          },
          onFormSubmitted: () => {
            const { send, onSubmitted } = latest.current.props;
            void send?.(filledIn).catch(() => log(logged.failed(formId)));
            onSubmitted?.(filledIn);
          },
        });
      },
      () => {
        if (!current) return;
        log(logged.notLoaded);
        setProgress('failed');
      },
    );
    return () => {
      current = false;
      container?.replaceChildren();
    };
  }, [hubSpot.scriptUrl, formId, id, attempt, log]);

  const again = () => {
    setProgress('loading');
    setAttempt(attempt + 1);
  };

  return (
    <Stack gap="m">
      <div role="status">{progress === 'loading' && <Text tone="muted">{texts.loading}</Text>}</div>
      {progress === 'failed' && (
        <>
          <Alert tone="error">
            {texts.notLoaded} <PageLink to="contact">{contact}</PageLink>.
          </Alert>
          <Inline>
            <Button tone="secondary" onClick={again}>
              {texts.again}
            </Button>
          </Inline>
          {instead}
        </>
      )}
      <div ref={place} id={id} className={styles.embed} />
    </Stack>
  );
}

function optionsOf({ hubSpot, formId, submitLabel }: HubSpotEmbedProps, language: Language) {
  const locale = languageCode(language.locale);
  const form = marketingFormOf(formId);
  return {
    portalId: hubSpot.portalId,
    region: hubSpot.region,
    formId: hubSpot.formIds[formId] ?? formId,
    locale,
    translations: {
      [locale]: {
        required: language.say(requiredInMarketing),
        submitText: submitLabel ?? language.say(form?.submitLabel ?? usualSubmitLabel),
      },
    },
    inlineMessage: form ? language.say(form.thanks) : language.texts(hubSpotTexts).thanks,
  };
}
