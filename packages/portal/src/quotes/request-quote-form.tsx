'use client';

import { useCallMutation, useIdempotencyKey } from '@pomp/api-client';
import { ButtonLink, Inline, RadioCards, useLeaveGuard, useNavigation } from '@pomp/design-system';
import { formatAddress, quoteRequest, type House, type OrderFormContext, type Quote } from '@pomp/domain';
import {
  AddressFields,
  SectionField,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type LocalDraft,
  type Submission,
} from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKnownAddress } from '../addresses/use-known-address.js';
import { useUnsentDraft } from '../local-drafts/use-unsent-draft.js';
import { usePath, usePortal } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { QuoteEstimate } from './quote-estimate.js';
import { elsewhere, keptHouse, keptPlace, startingPlace, startingValues, withoutOtherProduct } from './request-values.js';
import { quotesTexts } from './texts.js';

export interface RequestQuoteFormProps {
  readonly houses: readonly House[];
  /** The one that is changed; undefined for a new one. */
  readonly quote: Quote | undefined;
  /** That a new one starts with. */
  readonly product?: string | undefined;
}

export function RequestQuoteForm({ houses, quote, product }: RequestQuoteFormProps) {
  const texts = useTexts(quotesTexts);
  const saveResultOf = useSaveResult();
  const path = usePath();
  const { push } = useNavigation();
  const today = usePortal().today();
  const [started] = useState(() => ({ place: startingPlace(houses, quote), values: startingValues(quote, product) }));
  const [place, setPlace] = useState(started.place);
  const houseId = place === elsewhere ? undefined : place;
  const addressFrom = houseId === undefined ? 'form' : 'house';
  const scope = useMemo(() => ({ after: {}, context: { today, addressFrom } satisfies OrderFormContext }), [today, addressFrom]);

  const keyOf = useIdempotencyKey();
  const { mutateAsync: ask } = useCallMutation('postQuote');
  const { mutateAsync: change } = useCallMutation('putQuote');
  const made = useRef<string>(undefined);
  const quoteId = quote?.id;
  const save = useCallback(
    async ({ answers }: Submission<typeof quoteRequest.fields>) => {
      const request = { ...answers, ...(houseId !== undefined && { houseId }) };
      const attempt =
        quoteId === undefined
          ? ask({ body: request, idempotencyKey: keyOf(request) })
          : change({ query: { id: quoteId }, body: request });
      const result = await saveResultOf(attempt);
      if (result.status === 'saved') made.current = (await attempt).id;
      return result;
    },
    [saveResultOf, ask, change, keyOf, houseId, quoteId],
  );
  const form = useSectionForm({ section: quoteRequest, values: started.values, scope, save });
  const { dirty, status } = useFormState(form);
  const placeUnsaved = place !== started.place && status.state !== 'saved';
  useLeaveGuard(dirty || placeUnsaved);
  const chosen = useMemo(() => ({ values: { [keptHouse]: place }, unsaved: placeUnsaved }), [place, placeUnsaved]);
  const usable = useCallback(
    (kept: LocalDraft) => (quoteId === undefined ? withoutOtherProduct(kept, started.values) : kept),
    [quoteId, started],
  );
  const found = useUnsentDraft(form, `requestQuote/${quoteId ?? 'new'}`, usable, chosen);
  const [restored, setRestored] = useState<LocalDraft>();
  if (found !== restored) {
    setRestored(found);
    setPlace((current) => keptPlace(houses, found) ?? current);
  }
  useEffect(() => {
    // After the form counts as saved: leaving it asks nothing then.
    if (status.state === 'saved' && made.current !== undefined) push(path({ to: 'quote', quoteId: made.current }));
  }, [status, push, path]);

  const lookup = useKnownAddress(form);
  return (
    <SectionForm form={form} failure="below">
      <SectionField name="product" />
      <SectionField name="hasPompAo" />
      <SectionField name="quantity" />
      <SectionField name="removeBoiler" />
      {houses.length > 0 && (
        <RadioCards
          label={texts.where}
          name="houseId"
          required
          options={[
            ...houses.map((house) => ({ value: house.id, label: formatAddress(house) })),
            { value: elsewhere, label: texts.elsewhere },
          ]}
          value={place}
          onValueChange={setPlace}
        />
      )}
      {houseId === undefined && <AddressFields lookup={lookup} />}
      <QuoteEstimate form={form} />
      <Inline gap="m" stacked="phone">
        <SubmitButton loadingLabel={quote ? texts.saving : texts.asking}>{quote ? texts.saveChange : texts.request}</SubmitButton>
        <ButtonLink tone="secondary" href={path(quote ? { to: 'quote', quoteId: quote.id } : { to: 'quotes' })}>
          {texts.back}
        </ButtonLink>
      </Inline>
    </SectionForm>
  );
}
