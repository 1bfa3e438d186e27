'use client';

import { Button, WizardFooter } from '@pomp/design-system';
import { reservationDetailsForm, type RawAnswers, type ReservableProduct, type ReservationContact, type ReservationDetailsContext } from '@pomp/domain';
import { AddressFields, SectionField, SectionForm, useAddressToLookUp, useFormState, useSectionForm } from '@pomp/forms';
import { useMemo, type ReactNode } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import { BillingAddress } from './billing-address.js';
import { BusyOverlay } from './busy-overlay.js';
import { FailureHelp } from './failure-help.js';
import { ReservationSummary } from './reservation-summary.js';
import { reservationTexts as texts } from './texts.js';
import { typedIn } from './typed-in.js';
import { usePlaceReservation, type PlaceRequest } from './use-place-reservation.js';
import { useVisitorAddress } from './use-visitor-address.js';

export interface DetailsStepProps {
  /** Of the page. */
  readonly product: ReservableProduct;
  /** Of the step before. */
  readonly contact: ReservationContact;
  /** As it was typed before. */
  readonly typed: RawAnswers;
  /** Where programs give themselves away. */
  readonly trap: ReactNode;
  readonly onBack: (typed: RawAnswers) => void;
  readonly place: PlaceRequest;
}

/** What is reserved and where it goes, to read once more above the button that does it. */
export function DetailsStep({ product, contact, typed, trap, onBack, place }: DetailsStepProps) {
  const { today } = useStorefront();
  const scope = useMemo(() => ({ after: {}, context: { today: today(), product } satisfies ReservationDetailsContext }), [today, product]);
  const { save, retry } = usePlaceReservation({ product, contact, place });
  const form = useSectionForm({ section: reservationDetailsForm, values: typed, scope, save });
  const { status } = useFormState(form);
  const lookup = useVisitorAddress(useAddressToLookUp(form));
  const back = () => onBack(typedIn(form));

  return (
    <>
      <SectionForm
        form={form}
        failure="below"
        failureHelp={
          <FailureHelp>
            <Button tone="secondary" onClick={back}>
              {texts.goBack}
            </Button>
          </FailureHelp>
        }
      >
        <SectionField name="hasPompAo" />
        <SectionField name="quantity" />
        <AddressFields lookup={lookup} />
        <SectionField name="installSameBill" />
        <BillingAddress form={form} />
        {trap}
        <ReservationSummary form={form} product={product} contact={contact} />
        <WizardFooter
          next={{ label: texts.reserve, loadingLabel: texts.reserving }}
          back={{ label: texts.back, loadingLabel: texts.back, onClick: back }}
          busy={status.state === 'saving' ? 'next' : undefined}
        />
      </SectionForm>
      {/* Saved, and still here: on the way to the page that says so. */}
      {(status.state === 'saving' || status.state === 'saved') && (
        <BusyOverlay text={texts.placing} note={retry > 0 ? texts.tryingAgain(retry) : undefined}>
          {retry > 0 && (
            <Button tone="quiet" onClick={back}>
              {texts.back}
            </Button>
          )}
        </BusyOverlay>
      )}
    </>
  );
}
