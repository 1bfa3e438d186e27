'use client';

import { useLanguage } from '@pomp/language/react';
import { ApiError } from '@pomp/api-client';
import { Button, Text, useNavigation, WizardFooter } from '@pomp/design-system';
import { reservationContactForm, type ReservableProduct, type ReservationContact } from '@pomp/domain';
import { SectionFields, SectionForm, useFormState, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { nativeFormPath } from '../storefront/native-form-path.js';
import { useRoutes } from '../storefront/use-routes.js';
import { reservationFormName } from '../without-script/posted-form-name.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useTypedBeforeHydration } from '../storefront/use-typed-before-hydration.js';
import { BusyOverlay } from './busy-overlay.js';
import { FailureHelp } from './failure-help.js';
import { failureMessage } from './failure-message.js';
import { readStepDraft } from './step-drafts.js';
import { reservationTexts } from './texts.js';
import { useShownAgain } from './use-shown-again.js';
import { useStepDraft } from './use-step-draft.js';
import { useSignedIn } from './use-signed-in.js';
import { useToLogin, useToQuote } from './use-to-login.js';
import { inTime } from './with-retries.js';

export interface ContactStepProps {
  /** The page's product. */
  readonly product: ReservableProduct;
  /** Where programs give themselves away. */
  readonly trap: ReactNode;
  /** Whether it was tried to reserve with this address: if that has an account now, it may be by that very try. */
  readonly wasTried: (email: string) => boolean;
  readonly onNext: (contact: ReservationContact) => void;
  /** Someone who was led away is back. */
  readonly onReturn: () => void;
}

const nothing = {};

/** Who reserves. Whoever has an account already goes to the login; everyone else to the next step. */
export function ContactStep({ product, trap, wasTried, onNext, onReturn }: ContactStepProps) {
  const language = useLanguage();
  const texts = language.texts(reservationTexts);
  const { site, wait } = useStorefront();
  const { reload } = useNavigation();
  const toLogin = useToLogin();
  const toQuote = useToQuote();
  const customer = useSignedIn();
  const scope = useFormScope();
  const checking = useRef<AbortController>(undefined);
  const save = useCallback(
    async ({ answers }: Submission<typeof reservationContactForm.fields>): Promise<SaveResult> => {
      const { email = '' } = answers;
      const { signal } = (checking.current = new AbortController());
      try {
        const unique =
          wasTried(email) ||
          (await inTime((stop) => site.call('getUserUnique', { query: { email }, signal: stop }), wait, signal)).unique;
        if (unique) onNext(answers);
        else if (email === customer?.email) toQuote(product);
        else toLogin(email, product);
        return { status: 'saved' };
      } catch (failure) {
        if (signal.aborted) return { status: 'unsaved' };
        return {
          status: 'failed',
          message: failureMessage(failure, language),
          issues: failure instanceof ApiError ? failure.issues : [],
        };
      }
    },
    [site, wait, product, wasTried, customer, toLogin, toQuote, onNext, language],
  );
  const form = useSectionForm({ section: reservationContactForm, values: nothing, scope, save });
  const place = useTypedBeforeHydration<HTMLDivElement>(form);
  useEffect(() => {
    for (const [name, value] of Object.entries(readStepDraft('contact')))
      if (name in form.section.fields && form.field(name).value === '') form.change(name, value);
  }, [form]);
  useEffect(() => {
    if (!customer) return;
    const { firstName, lastName, email, phoneNumber } = customer;
    for (const [name, value] of Object.entries({ firstName, lastName, email, phone: phoneNumber ?? '' }))
      if (form.field(name).value === '') form.change(name, value);
  }, [form, customer]);
  useStepDraft('contact', form);
  const { status } = useFormState(form);
  useShownAgain(status.state === 'saved', onReturn);

  return (
    <div ref={place}>
      <SectionForm
        form={form}
        action={nativeFormPath(useRoutes(), reservationFormName(product))}
        failure="below"
        failureHelp={
          <FailureHelp>
            <Button tone="secondary" onClick={() => reload()}>
              {texts.reload}
            </Button>
          </FailureHelp>
        }
      >
        {customer && <Text>{texts.signedIn({ name: customer.firstName })}</Text>}
        <SectionFields />
        {trap}
        <WizardFooter
          next={{ label: texts.next, loadingLabel: texts.checking }}
          busy={status.state === 'saving' ? 'next' : undefined}
        />
      </SectionForm>
      {/* Saved, and still here: on the way to the login. */}
      {(status.state === 'saving' || status.state === 'saved') && (
        <BusyOverlay
          wayOut={status.state === 'saving' ? { label: texts.back, onPress: () => checking.current?.abort() } : undefined}
        />
      )}
    </div>
  );
}
