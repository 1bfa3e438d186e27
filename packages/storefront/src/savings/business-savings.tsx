'use client';

import { useTexts } from '@pomp/language/react';
import { ApiError, isTransient, retry, type CallRequest } from '@pomp/api-client';
import { Alert, Stack, Text } from '@pomp/design-system';
import { businessSavingsForm, pump } from '@pomp/domain';
import {
  FormReplacement,
  SectionFields,
  SectionForm,
  SubmitButton,
  useSectionForm,
  type SaveResult,
  type Submission,
} from '@pomp/forms';
import { useCallback, useState } from 'react';
import { nativeFormPath } from '../storefront/native-form-path.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useRoutes } from '../storefront/use-routes.js';
import { useVisitorProof } from '../storefront/use-visitor-proof.js';
import { businessSavingsRequest } from './business-savings-request.js';
import { businessSavingsTexts } from './business-savings-texts.js';
import { savingsTexts } from './texts.js';

const logged = (status: number) => `Failed to send business savings request: ${status}`;
const nothing = {};
/** How long to wait before each new try, in milliseconds. */
const [firstDelay, ...laterDelays] = [5_000, 15_000, 45_000] as const;
/** Nobody waits for it, so nobody ends it but the page itself. */
const { signal } = new AbortController();

type Body = CallRequest<'postSavings'>['body'];

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

  const tryAgain = useCallback(
    async (body: Body) => {
      await wait(firstDelay);
      const work = () => backend.call('postSavings', { body, keepalive: true });
      await retry(work, { delays: laterDelays, signal, wait }).catch((failure: unknown) =>
        log(failure instanceof ApiError ? logged(failure.status) : failed),
      );
    },
    [backend, wait, log, failed],
  );
  const save = useCallback(
    async ({ answers }: Submission<typeof businessSavingsForm.fields>): Promise<SaveResult> => {
      const request = businessSavingsRequest(answers);
      const body: Body = { ...request, ...(await proof()) };
      const homes = request.amountOfBuildings;
      let pumps: number | undefined;
      try {
        ({ pumps } = await backend.call('postSavings', { body }));
      } catch (failure) {
        if (!(failure instanceof ApiError)) return { status: 'failed', message: failed };
        log(logged(failure.status));
        if (isTransient(failure)) void tryAgain(body);
      }
      setSent({ homes, pumps });
      return { status: 'saved' };
    },
    [backend, log, proof, tryAgain, failed],
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
      <SectionForm form={form} action={nativeFormPath(routes, 'business-savings')} failure="below">
        <SectionFields />
        {field}
        <SubmitButton loadingLabel={sending}>{texts.send}</SubmitButton>
      </SectionForm>
    </Stack>
  );
}
