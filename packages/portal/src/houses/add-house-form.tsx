'use client';

import { useCallMutation, useIdempotencyKey } from '@pomp/api-client';
import { ButtonLink, Inline, useLeaveGuard } from '@pomp/design-system';
import { addHouseForm, addHouseIssues, newHouseOf, type House } from '@pomp/domain';
import { AddressFields, SectionField, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback } from 'react';
import { useKnownAddress } from '../addresses/use-known-address.js';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { housesTexts } from './texts.js';

const nothing = {};

export function AddHouseForm({ onAdded }: { readonly onAdded: (house: House) => void }) {
  const texts = useTexts(housesTexts);
  const saveResultOf = useSaveResult();
  const path = usePath();
  const scope = useSectionScope();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useCallMutation('postHouse');
  const save = useCallback(
    async ({ answers }: Submission<typeof addHouseForm.fields>) => {
      const house = newHouseOf(answers);
      const attempt = mutateAsync({ body: house, idempotencyKey: keyOf(house) });
      const result = await saveResultOf(attempt);
      if (result.status === 'failed') return { ...result, issues: addHouseIssues(result.issues ?? []) };
      onAdded(await attempt);
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, onAdded],
  );
  const form = useSectionForm({ section: addHouseForm, values: nothing, scope, save });
  useLeaveGuard(useFormState(form).dirty);

  const lookup = useKnownAddress(form);
  return (
    <SectionForm form={form} failure="below">
      <AddressFields lookup={lookup} />
      <SectionField name="mainAddress" />
      <Inline gap="m" stacked="phone">
        <SubmitButton loadingLabel={texts.adding}>{texts.addHouse}</SubmitButton>
        <ButtonLink tone="secondary" href={path({ to: 'houseInfo' })}>
          {texts.back}
        </ButtonLink>
      </Inline>
    </SectionForm>
  );
}
