'use client';

import { useLanguage, useTexts } from '@pomp/language/react';
import { useIdempotencyKey } from '@pomp/api-client';
import { Card, Heading, Stack, StepIndicator, type HeadingLevel } from '@pomp/design-system';
import {
  reservationContactForm,
  reservationDetailsForm,
  resolveSection,
  type ReservableProduct,
  type ReservationContact,
} from '@pomp/domain';
import type { Message } from '@pomp/language';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { wideFormAndAside } from '../storefront/form-and-aside.css.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useVisitorProof } from '../storefront/use-visitor-proof.js';
import { ContactStep } from './contact-step.js';
import { DetailsStep } from './details-step.js';
import { readStepDraft, reservationSteps, type ReservationStep } from './step-drafts.js';
import { ProductOffer } from './product-offer.js';
import { reservationTexts } from './texts.js';
import type { PlaceRequest } from './use-place-reservation.js';
import { useStep } from './use-step.js';

export interface ReservationProps {
  readonly product: ReservableProduct;
  /** Level of the step's heading. */
  readonly level: HeadingLevel;
  /** What is good to know while filling in the second step. */
  readonly cards: ReactNode;
  /** What helps whoever hesitates, beside both steps. */
  readonly help?: ReactNode;
}

type Stage = { readonly step: 'contact' } | { readonly step: 'details'; readonly contact: ReservationContact };

const titles: Readonly<Record<ReservationStep, Message>> = {
  contact: reservationContactForm.title,
  details: reservationDetailsForm.title,
};

/** Reserves a product in two steps. Going back and forth between them, or loading the page anew, loses nothing that was typed. */
export function Reservation(props: ReservationProps) {
  const [returns, setReturns] = useState(0);
  // Led away is done with: who comes back begins as on a page loaded anew. Who was not keeps what makes a new try the same reservation.
  const startAnew = useCallback(() => setReturns((count) => count + 1), []);
  return <ReservationSteps key={returns} {...props} onReturn={startAnew} />;
}

function ReservationSteps({ product, level, cards, help, onReturn }: ReservationProps & { readonly onReturn: () => void }) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  const { stage, goOn, goBack } = useStage();
  const { place, trap, wasTried } = usePlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage.step);

  useEffect(() => {
    // Not on opening the page: then the browser says where focus is.
    if (shown.current === stage.step) return;
    shown.current = stage.step;
    heading.current?.focus();
  }, [stage.step]);

  const current = reservationSteps.indexOf(stage.step);

  return (
    <div className={wideFormAndAside}>
      <Card padding="xl" line>
        <Stack gap="l">
          <StepIndicator
            steps={reservationSteps.map((name, index) => ({ label: texts.steps[name], done: index < current }))}
            current={current}
          />
          <Heading level={level} ref={heading}>
            {language.say(titles[stage.step])}
          </Heading>
          {stage.step === 'contact' ? (
            <ContactStep product={product} trap={trap} wasTried={wasTried} onNext={goOn} onReturn={onReturn} />
          ) : (
            <DetailsStep product={product} contact={stage.contact} trap={trap} onBack={goBack} onReturn={onReturn} place={place} />
          )}
        </Stack>
      </Card>
      <Stack gap="l">
        {stage.step === 'contact' ? <ProductOffer product={product} level={level} /> : cards}
        {help}
      </Stack>
    </div>
  );
}

/** Where in the reservation the visitor is: the second step needs the first one's answers. */
function useStage() {
  const { step, goOn, goBack } = useStep();
  const scope = useFormScope();
  const [answered, setAnswered] = useState<ReservationContact>();
  const stage = useMemo((): Stage => {
    if (step === 'contact') return { step };
    if (answered) return { step, contact: answered };
    // Opened on the second step: what was typed in the first is still there, or it begins anew.
    const { answers, issues } = resolveSection(reservationContactForm, readStepDraft('contact'), scope);
    return issues.length === 0 ? { step, contact: answers } : { step: 'contact' };
  }, [step, answered, scope]);
  const answer = useCallback(
    (contact: ReservationContact) => {
      setAnswered(contact);
      goOn();
    },
    [goOn],
  );
  return { stage, goOn: answer, goBack };
}

/** The call, with what tells the backend that people make it and that it is the same one. */
function usePlace() {
  const { backend } = useStorefront();
  const { field: trap, proof } = useVisitorProof();
  const keyOf = useIdempotencyKey();
  const proven = useRef<ReturnType<typeof proof>>(undefined);
  const tried = useRef(new Set<string>());
  const place = useCallback<PlaceRequest>(
    async (request, signal) => {
      // Once: another one would make another request of the same reservation.
      proven.current ??= proof();
      const body = { ...request, ...(await proven.current) };
      tried.current.add(request.contactInformation.email);
      return backend.call('postReservation', { body, idempotencyKey: keyOf(body), signal });
    },
    [backend, proof, keyOf],
  );
  const wasTried = useCallback((email: string) => tried.current.has(email), []);
  return { place, trap, wasTried };
}
