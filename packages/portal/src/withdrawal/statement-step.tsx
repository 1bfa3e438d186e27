'use client';

import { ButtonLink, Inline, Stack, Text } from '@pomp/design-system';
import { withdrawalForm } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useRef } from 'react';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { withdrawalTexts } from './texts.js';
import type { Statement } from './statement.js';

export interface StatementStepProps {
  readonly statement: Statement;
  /** Where the confirmation goes. */
  readonly email: string;
  /** Whether it comes in place of the confirmation: then its first field takes focus. */
  readonly announced: boolean;
  readonly onStated: (statement: Statement) => void;
}

export function StatementStep({ statement, email, announced, onStated }: StatementStepProps) {
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
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announced) fields.current?.querySelector('input')?.focus();
  }, [announced]);
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
        <ButtonLink tone="quiet" href={path({ to: 'orders' })}>
          {texts.keep}
        </ButtonLink>
      </Inline>
    </SectionForm>
  );
}
