'use client';

import { ButtonLink, Inline, Text } from '@pomp/design-system';
import { withdrawalForm } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback } from 'react';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { withdrawalTexts } from './texts.js';
import type { Statement } from './statement.js';

export interface StatementStepProps {
  readonly statement: Statement;
  /** Where the confirmation goes. */
  readonly email: string;
  readonly onStated: (statement: Statement) => void;
}

export function StatementStep({ statement, email, onStated }: StatementStepProps) {
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
  return (
    <SectionForm form={form}>
      <SectionFields />
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
