'use client';

import { Alert, ErrorSummary, RequiredExplanation, Stack } from '@pomp/design-system';
import { useId, useMemo, type ReactNode } from 'react';
import type { SectionForm as Form } from './create-section-form.js';
import { SectionFormContext } from './section-form-context.js';
import { useFormState } from './use-section-form.js';

export interface SectionFormProps {
  readonly form: Form;
  readonly children: ReactNode;
  /** Where every field speaks for itself, such as logging in, the star needs no explanation. */
  readonly explainRequired?: boolean;
}

/** The form element around a section's fields: what went wrong above them, and submitting as a final save. */
export function SectionForm({ form, children, explainRequired = true }: SectionFormProps) {
  const formId = useId();
  const { status, refusals, shownIssues } = useFormState(form);
  const placed = useMemo(() => ({ form, fieldId: (name: string) => `${formId}-${name}` }), [form, formId]);
  const problems = shownIssues.map(({ field, label, message }) => ({ fieldId: placed.fieldId(field), label, message }));

  return (
    <SectionFormContext value={placed}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap="l">
          {status.state === 'failed' && <Alert tone="error">{status.message}</Alert>}
          {refusals > 0 && <ErrorSummary problems={problems} attempt={refusals} />}
          {explainRequired && <RequiredExplanation />}
          {children}
        </Stack>
      </form>
    </SectionFormContext>
  );
}
