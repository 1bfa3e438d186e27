'use client';

import { useIdempotencyKey } from '@pomp/api-client';
import { Card, Heading, Stack, StepIndicator, type HeadingLevel } from '@pomp/design-system';
import { reservationContactForm, reservationDetailsForm, usualReservation, type RawAnswers, type ReservableProduct, type ReservationContact } from '@pomp/domain';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import { useVisitorProof } from '../storefront/use-visitor-proof.js';
import { ContactStep } from './contact-step.js';
import { DetailsStep } from './details-step.js';
import { ProductOffer } from './product-offer.js';
import * as styles from './reservation.css.js';
import { reservationTexts } from './texts.js';
import type { PlaceRequest } from './use-place-reservation.js';

export interface ReservationProps {
  readonly product: ReservableProduct;
  /** Of the step's heading. */
  readonly level: HeadingLevel;
  /** What is good to know while filling in the second step. */
  readonly cards: ReactNode;
}

type Stage = { readonly step: 'contact' } | { readonly step: 'details'; readonly contact: ReservationContact };

const titles: Record<Stage['step'], string> = { contact: reservationContactForm.title, details: reservationDetailsForm.title };
const names = Object.keys(titles) as readonly Stage['step'][];

/** Reserves a product in two steps. Going back and forth between them loses nothing that was typed. */
export function Reservation({ product, level, cards }: ReservationProps) {
  const [stage, setStage] = useState<Stage>({ step: 'contact' });
  const [contactTyped, setContactTyped] = useState<RawAnswers>({});
  const [detailsTyped, setDetailsTyped] = useState<RawAnswers>(usualReservation);
  const { place, trap } = usePlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage.step);

  useEffect(() => {
    // Not on opening the page: then the browser says where focus is.
    if (shown.current === stage.step) return;
    shown.current = stage.step;
    heading.current?.focus();
  }, [stage.step]);

  const goOn = useCallback((contact: ReservationContact, typed: RawAnswers) => {
    setContactTyped(typed);
    setStage({ step: 'details', contact });
  }, []);
  const goBack = useCallback((typed: RawAnswers) => {
    setDetailsTyped(typed);
    setStage({ step: 'contact' });
  }, []);
  const current = names.indexOf(stage.step);

  return (
    <div className={styles.flow}>
      <Card padding="xl" line>
        <Stack gap="l">
          <StepIndicator steps={names.map((name, index) => ({ label: reservationTexts.steps[name], done: index < current }))} current={current} />
          <Heading level={level} ref={heading}>
            {titles[stage.step]}
          </Heading>
          {stage.step === 'contact' ? (
            <ContactStep typed={contactTyped} trap={trap} onNext={goOn} />
          ) : (
            <DetailsStep product={product} contact={stage.contact} typed={detailsTyped} trap={trap} onBack={goBack} place={place} />
          )}
        </Stack>
      </Card>
      {stage.step === 'contact' ? <ProductOffer product={product} level={level} /> : <Stack gap="l">{cards}</Stack>}
    </div>
  );
}

/** The call, with what tells the backend that people make it and that it is the same one. */
function usePlace() {
  const { backend } = useStorefront();
  const { field: trap, proof } = useVisitorProof();
  const keyOf = useIdempotencyKey();
  const proven = useRef<ReturnType<typeof proof>>(undefined);
  const place = useCallback<PlaceRequest>(
    async (request, signal) => {
      // Once: another one would make another request of the same reservation.
      proven.current ??= proof();
      const body = { ...request, ...(await proven.current) };
      return backend.call('postReservation', { body, idempotencyKey: keyOf(body), signal });
    },
    [backend, proof, keyOf],
  );
  return { place, trap };
}
