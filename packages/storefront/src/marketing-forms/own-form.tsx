'use client';

import { ApiError, messageOf, useIdempotencyKey } from '@pomp/api-client';
import { Alert, Stack, Text } from '@pomp/design-system';
import { answersAsTexts, type Fields, type MarketingForm } from '@pomp/domain';
import {
  FormReplacement,
  SectionFields,
  SectionForm,
  SubmitButton,
  useSectionForm,
  type SaveResult,
  type Submission,
} from '@pomp/forms';
import { useLanguage } from '@pomp/language/react';
import { useCallback, useState } from 'react';
import { marketingFormName } from '../without-script/posted-form-name.js';
import { nativeFormPath } from '../storefront/native-form-path.js';
import { PageLink } from '../storefront/page-link.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useRoutes } from '../storefront/use-routes.js';
import { useTypedBeforeHydration } from '../storefront/use-typed-before-hydration.js';
import { useVisitorProof } from '../storefront/use-visitor-proof.js';
import type { FilledIn, MarketingFormProps } from './marketing-form-props.js';
import * as styles from './marketing-form.css.js';
import { logged } from './logged.js';
import { marketingFormTexts } from './texts.js';

interface OwnFormProps extends MarketingFormProps {
  readonly form: MarketingForm;
}

const nothing: FilledIn = {};

/** A form by our own definition, kept by our own backend. What was typed stays until it was taken. */
export function OwnForm({
  form: { section, submitLabel: ownLabel, thanks, agreement },
  formId,
  containerId,
  submitLabel,
  hidden = nothing,
  send,
  onSubmitted,
}: OwnFormProps) {
  const routes = useRoutes();
  const { backend, log } = useStorefront();
  const scope = useFormScope();
  const { field, proof } = useVisitorProof();
  const keyOf = useIdempotencyKey();
  const language = useLanguage();
  const texts = language.texts(marketingFormTexts);
  const [sent, setSent] = useState(false);

  const save = useCallback(
    async ({ answers }: Submission<Fields>): Promise<SaveResult> => {
      const fields = answersAsTexts(answers);
      try {
        if (send) await send(fields, await proof());
        else
          await backend.call('postForm', {
            body: { formId, fields, ...(await proof()) },
            idempotencyKey: keyOf({ formId, fields }),
          });
        setSent(true);
        onSubmitted?.(fields);
        return { status: 'saved' };
      } catch (failure) {
        if (send) return { status: 'unsaved', issues: failure instanceof ApiError ? failure.issues : [] };
        log(logged.failed(formId));
        return failure instanceof ApiError
          ? { status: 'failed', message: messageOf(failure, language), issues: failure.issues }
          : { status: 'failed', message: texts.failed };
      }
    },
    [backend, log, formId, proof, keyOf, language, texts, send, onSubmitted],
  );
  const form = useSectionForm({ section, values: nothing, scope, save });
  const place = useTypedBeforeHydration<HTMLDivElement>(form);

  if (sent) {
    return (
      <FormReplacement>
        <Alert tone="success">{language.say(thanks)}</Alert>
      </FormReplacement>
    );
  }
  return (
    <div ref={place} id={containerId} className={styles.form}>
      <SectionForm form={form} action={nativeFormPath(routes, send ? formId : marketingFormName(formId))} failure="below">
        <SectionFields />
        {field}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack gap="s" align="start">
          <Text size="small" tone="muted">
            {language.say(agreement)} <PageLink to="privacy">{texts.privacy}</PageLink>.
          </Text>
          <SubmitButton width="phone" loadingLabel={texts.sending}>
            {submitLabel ?? language.say(ownLabel)}
          </SubmitButton>
        </Stack>
      </SectionForm>
    </div>
  );
}
