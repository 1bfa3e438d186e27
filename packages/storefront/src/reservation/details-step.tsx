'use client';

import { isSameAddress, readOwnHome, type OwnHome } from '@pomp/api-client';
import { useTexts } from '@pomp/language/react';
import { Button, Text, WizardFooter } from '@pomp/design-system';
import {
  reservationDetailsForm,
  usualReservation,
  type RawAnswers,
  type ReservableProduct,
  type ReservationContact,
  type ReservationDetailsContext,
} from '@pomp/domain';
import {
  AddressFields,
  SectionField,
  SectionForm,
  useAddressToLookUp,
  useFormState,
  useSectionForm,
  type SectionFormController,
} from '@pomp/forms';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import { BillingAddress } from './billing-address.js';
import { BusyOverlay } from './busy-overlay.js';
import { FailureHelp } from './failure-help.js';
import { readStepDraft } from './step-drafts.js';
import { ReservationSummary } from './reservation-summary.js';
import { reservationTexts } from './texts.js';
import { useShownAgain } from './use-shown-again.js';
import { useStepDraft } from './use-step-draft.js';
import { retryDelays } from './with-retries.js';
import { usePlaceReservation, type PlaceRequest } from './use-place-reservation.js';
import { useVisitorAddress } from './use-visitor-address.js';

export interface DetailsStepProps {
  /** The page's product. */
  readonly product: ReservableProduct;
  /** The answers of the step before. */
  readonly contact: ReservationContact;
  /** Where programs give themselves away. */
  readonly trap: ReactNode;
  readonly onBack: () => void;
  /** Someone who was led away is back. */
  readonly onReturn: () => void;
  readonly place: PlaceRequest;
}

/** What is reserved and where it goes, to read once more above the button that does it. */
export function DetailsStep({ product, contact, trap, onBack, onReturn, place }: DetailsStepProps) {
  const texts = useTexts(reservationTexts);
  const { today } = useStorefront();
  const scope = useMemo(
    () => ({ after: {}, context: { today: today(), product } satisfies ReservationDetailsContext }),
    [today, product],
  );
  const { save, retry } = usePlaceReservation({ product, contact, place });
  const [calculatedFor] = useState(readOwnHome);
  const [values] = useState(() => startFrom(calculatedFor));
  const form = useSectionForm({ section: reservationDetailsForm, values, scope, save });
  useStepDraft('details', form);
  const { status } = useFormState(form);
  useShownAgain(status.state === 'saved', onReturn);
  const lookup = useVisitorAddress(useAddressToLookUp(form));

  return (
    <>
      <SectionForm
        form={form}
        failure="below"
        failureHelp={
          <FailureHelp>
            <Button tone="secondary" onClick={onBack}>
              {texts.goBack}
            </Button>
          </FailureHelp>
        }
      >
        <SectionField name="hasPompAo" />
        <SectionField name="quantity" />
        {calculatedFor && <AddressKnown form={form} calculatedFor={calculatedFor} />}
        <AddressFields lookup={lookup} />
        <SectionField name="installSameBill" />
        <BillingAddress form={form} />
        {trap}
        <ReservationSummary form={form} product={product} contact={contact} />
        <WizardFooter
          next={{ label: texts.reserve, loadingLabel: texts.reserving }}
          back={{ label: texts.back, loadingLabel: texts.back, onClick: onBack }}
          busy={status.state === 'saving' ? 'next' : undefined}
        />
      </SectionForm>
      {/* Saved, and still here: on the way to the page that says so. */}
      {(status.state === 'saving' || status.state === 'saved') && (
        <BusyOverlay
          text={texts.placing}
          note={retry > 0 ? texts.tryingAgain({ attempt: retry, most: retryDelays.length }) : undefined}
          wayOut={status.state === 'saving' ? { label: texts.back, onPress: onBack } : undefined}
        />
      )}
    </>
  );
}

/** What was typed here before; where that is no address, the one that savings were calculated for: it isn't asked twice. */
function startFrom(calculatedFor: OwnHome | undefined): RawAnswers {
  const typed = readStepDraft('details');
  if (!calculatedFor) return { ...usualReservation, ...typed };
  const { address, street = '', place = '' } = calculatedFor;
  const known = { zipcode: address.zip, houseNumber: address.houseNumber, addition: address.addition, street, place };
  // A draft holds every field, also those that nobody typed in.
  const isTyped = Object.keys(known).some((name) => typed[name]);
  return { ...usualReservation, ...typed, ...(!isTyped && known) };
}

interface AddressKnownProps {
  readonly form: SectionFormController;
  readonly calculatedFor: OwnHome;
}

/** Says where the address comes from, as long as it is that one. */
function AddressKnown({ form, calculatedFor }: AddressKnownProps) {
  const texts = useTexts(reservationTexts);
  const isThat = () => {
    const typed = (name: string) => String(form.field(name).value ?? '');
    const address = { zip: typed('zipcode'), houseNumber: typed('houseNumber'), addition: typed('addition') };
    return isSameAddress(calculatedFor.address, address);
  };
  return useSyncExternalStore(form.subscribe, isThat, isThat) && <Text>{texts.addressKnown}</Text>;
}
