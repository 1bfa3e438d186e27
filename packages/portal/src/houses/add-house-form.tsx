'use client';

import { useCallMutation, useCallQuery, useIdempotencyKey } from '@pomp/api-client';
import { ButtonLink, Inline, useConfirm, useLeaveGuard } from '@pomp/design-system';
import { addHouseForm, addHouseIssues, isSameHouse, newHouseOf, type House } from '@pomp/domain';
import {
  AddressFields,
  SectionField,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type AddressLookup,
  type SaveResult,
  type Submission,
} from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKnownAddress } from '../addresses/use-known-address.js';
import { useUnsentDraft } from '../local-drafts/use-unsent-draft.js';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { housesTexts } from './texts.js';

const nothing = {};

/** There are addresses at this number, and none without an addition. */
const lacksAddition = (lookup: AddressLookup, addition: string | undefined): boolean =>
  typeof lookup === 'object' && lookup.outcome === 'found' && !lookup.plain && lookup.additions.length > 0 && !addition;

export function AddHouseForm({ onAdded }: { readonly onAdded: (house: House) => void }) {
  const texts = useTexts(housesTexts);
  const saveResultOf = useSaveResult();
  const path = usePath();
  const scope = useSectionScope();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useCallMutation('postHouse');
  const confirm = useConfirm();
  const { data: houses } = useCallQuery('getHouses');
  const [isNotIn, setNotIn] = useState<AddressLookup>();
  const known = useRef<AddressLookup>(undefined);
  const notListed = useRef(false);
  const mine = useRef(houses);
  const save = useCallback(
    async ({ answers }: Submission<typeof addHouseForm.fields>): Promise<SaveResult> => {
      if (lacksAddition(known.current, answers.addition) && !notListed.current)
        return { status: 'unsaved', issues: [{ field: 'addition', code: 'missing', message: texts.chooseAddition }] };
      const house = newHouseOf(answers);
      const isKnown = (mine.current ?? []).some((each) => isSameHouse(each, { address: house.address, zipcode: house.zip }));
      if (isKnown && !confirm(texts.alreadyThere)) return { status: 'unsaved' };
      const attempt = mutateAsync({ body: house, idempotencyKey: keyOf(house) });
      const result = await saveResultOf(attempt);
      if (result.status === 'failed') return { ...result, issues: addHouseIssues(result.issues ?? []) };
      onAdded(await attempt);
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, onAdded, confirm, texts],
  );
  const form = useSectionForm({ section: addHouseForm, values: nothing, scope, save });
  useLeaveGuard(useFormState(form).dirty);
  useUnsentDraft(form, 'addHouse');

  const lookup = useKnownAddress(form);
  // Said of the addresses at one number: at another they may be listed.
  const isNotListed = lookup !== undefined && lookup === isNotIn;
  useEffect(() => {
    known.current = lookup;
    notListed.current = isNotListed;
    mine.current = houses;
  }, [lookup, isNotListed, houses]);
  return (
    <SectionForm form={form} failure="below">
      <AddressFields
        lookup={lookup}
        notListed={{ chosen: isNotListed, onChange: (chosen) => setNotIn(chosen ? lookup : undefined) }}
      />
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
