'use client';

import { Alert, ErrorSummary, RequiredExplanation, Stack } from '@pomp/design-system';
import { scripted } from '@pomp/design-system/before-hydration';
import { useLanguage } from '@pomp/language/react';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import type { SectionForm as Form } from './create-form-on.js';
import { sayMessage } from './say-message.js';
import { SectionFormContext } from './section-form-context.js';
import { useFormState } from './use-section-form.js';

/** Props of `SectionForm`. */
export interface SectionFormProps {
  readonly form: Form;
  readonly children: ReactNode;
  /** Where browsers without script send it. */
  readonly action?: string;
  /** Where every field speaks for itself, such as logging in, the star needs no explanation. */
  readonly explainRequired?: boolean;
  /** Where a failed save says why: above the questions, or under them beside the button that was pressed. */
  readonly failure?: 'above' | 'below';
  /** What can be done about a failed save besides trying again. Stands under the message. */
  readonly failureHelp?: ReactNode;
  /** A line of the summary is about to lead to this field, for whoever shows fields one by one. */
  readonly onLead?: (field: string) => void;
}

/** The form element around a section's fields: what went wrong above them, and submitting as a final save. */
export function SectionForm({
  form,
  children,
  action,
  explainRequired = true,
  failure = 'above',
  failureHelp,
  onLead,
}: SectionFormProps) {
  const language = useLanguage();
  const formId = useId();
  const { status, refusals, shownIssues } = useFormState(form);
  const placed = useMemo(() => ({ form, fieldId: (name: string) => `${formId}-${name}` }), [form, formId]);
  const failed = status.state === 'failed' ? <Failure message={status.message} help={failureHelp} /> : undefined;
  const problems = shownIssues.map(({ field, label, message }) => ({
    fieldId: placed.fieldId(field),
    label: language.say(label),
    message: sayMessage(message, language),
  }));

  return (
    <SectionFormContext value={placed}>
      <form
        // Never in an address, whatever happens to the script.
        method="post"
        action={action}
        // Its script handles it wherever there is script: what is pressed in it before is held.
        {...{ [scripted]: '' }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap="l">
          {failure === 'above' && failed}
          {refusals > 0 && (
            <ErrorSummary
              problems={problems}
              attempt={refusals}
              onLead={(id) => {
                const led = shownIssues.find(({ field }) => placed.fieldId(field) === id);
                if (led) onLead?.(led.field);
              }}
            />
          )}
          {explainRequired && <RequiredExplanation />}
          {children}
          {failure === 'below' && failed}
        </Stack>
      </form>
    </SectionFormContext>
  );
}

/** Comes into view: the button that was pressed may be a long form away. */
function Failure({ message, help }: { readonly message: string; readonly help: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Stack gap="m">
        <Alert tone="error">{message}</Alert>
        {help}
      </Stack>
    </div>
  );
}
