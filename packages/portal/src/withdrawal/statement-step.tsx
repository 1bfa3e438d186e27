'use client';

import { ButtonLink, Inline, opensHere, Stack, Text, useLeaveGuard, useLeaveGuardControl } from '@pomp/design-system';
import { withdrawalForm } from '@pomp/domain';
import {
  SectionFields,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type SaveResult,
  type Submission,
} from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useUnsentDraft } from '../local-drafts/use-unsent-draft.js';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { withdrawalTexts } from './texts.js';
import type { Statement } from './statement.js';

export interface StatementStepProps {
  /** Of what the device keeps of it. */
  readonly place: string;
  readonly statement: Statement;
  /** Where the confirmation goes. */
  readonly email: string;
  /** Whether it comes in place of the confirmation: then its first field takes focus. */
  readonly announced: boolean;
  readonly onStated: (statement: Statement) => void;
  /** The agreement stays as it is: nothing is left to state. */
  readonly onKept: () => void;
}

export function StatementStep({ place, statement, email, announced, onStated, onKept }: StatementStepProps) {
  const texts = useTexts(withdrawalTexts);
  const path = usePath();
  const scope = useSectionScope();
  const save = useCallback(
    ({ answers }: Submission<typeof withdrawalForm.fields>) => {
      onStated(answers);
      return Promise.resolve<SaveResult>({ status: 'saved' });
    },
    [onStated],
  );
  const form = useSectionForm({ section: withdrawalForm, values: statement, scope, save });
  const { dirty } = useFormState(form);
  // What it comes back with isn't sent either.
  useLeaveGuard(dirty || announced);
  const { mayLeave } = useLeaveGuardControl();
  useUnsentDraft(form, place);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announced) fields.current?.querySelector('input')?.focus();
  }, [announced]);
  const keep = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    // Whoever stays after all goes on with it: the device forgets only once leaving is agreed to.
    if (mayLeave()) onKept();
    else event.preventDefault();
  };
  return (
    <SectionForm form={form}>
      <div ref={fields}>
        <Stack gap="l">
          <SectionFields />
        </Stack>
      </div>
      <Text tone="muted" measure>
        {texts.confirmationTo({ email })}
      </Text>
      <Inline gap="m" stacked="phone">
        <SubmitButton loadingLabel={texts.goingOn}>{texts.on}</SubmitButton>
        <ButtonLink tone="quiet" href={path({ to: 'orders' })} onClick={keep}>
          {texts.keep}
        </ButtonLink>
      </Inline>
    </SectionForm>
  );
}
