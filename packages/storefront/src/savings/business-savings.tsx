'use client';

import { useTexts } from '@pomp/language/react';
import { Alert, Stack, Text } from '@pomp/design-system';
import { businessSavingsForm, pump } from '@pomp/domain';
import { FormReplacement, SubmitButton, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useCallback, useState } from 'react';
import { nativeFormPath } from '../storefront/native-form-path.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useRoutes } from '../storefront/use-routes.js';
import { useVisitorProof } from '../storefront/use-visitor-proof.js';
import { PostableForm } from '../without-script/postable-form.js';
import { businessSavingsRequest } from './business-savings-request.js';
import { businessSavingsTexts } from './business-savings-texts.js';
import { sendBusinessSavings } from './send-business-savings.js';
import { savingsTexts } from './texts.js';

const nothing = {};

/** What was sent, with how many pumps each of the homes takes: undefined where the server didn't say. */
interface Sent {
  readonly homes: number;
  readonly pumps?: number | undefined;
}

/** What a business's buildings save, by mail. Any answer at all leads to the thanks: what isn't taken is logged, and tried again meanwhile. */
export function BusinessSavings() {
  const texts = useTexts(businessSavingsTexts);
  const { failed, sending } = useTexts(savingsTexts);
  const { backend, log, wait } = useStorefront();
  const routes = useRoutes();
  const scope = useFormScope();
  const [sent, setSent] = useState<Sent>();
  const { field, proof } = useVisitorProof();

  const save = useCallback(
    async ({ answers }: Submission<typeof businessSavingsForm.fields>): Promise<SaveResult> => {
      const request = businessSavingsRequest(answers);
      const body = { ...request, ...(await proof()) };
      try {
        const pumps = await sendBusinessSavings(body, { backend, log, wait, failed });
        setSent({ homes: request.amountOfBuildings, pumps });
        return { status: 'saved' };
      } catch {
        return { status: 'failed', message: failed };
      }
    },
    [backend, log, wait, proof, failed],
  );
  const form = useSectionForm({ section: businessSavingsForm, values: nothing, scope, save });

  if (sent) {
    const { homes, pumps = 1 } = sent;
    return (
      <FormReplacement>
        <Stack gap="m">
          <Alert tone="success" title={texts.thanks}>
            {texts.thanksText}
          </Alert>
          {pumps > 1 && (
            <Alert tone="warning">{texts.tooSmall({ power: pump.power.value, pumps, homes, all: pumps * homes })}</Alert>
          )}
        </Stack>
      </FormReplacement>
    );
  }
  return (
    <Stack gap="l">
      <Text italic tone="muted">
        {texts.hint}
      </Text>
      <PostableForm form={form} action={nativeFormPath(routes, 'business-savings')}>
        {field}
        <SubmitButton loadingLabel={sending}>{texts.send}</SubmitButton>
      </PostableForm>
    </Stack>
  );
}
