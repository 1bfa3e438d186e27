'use client';

import { useCallMutation } from '@pomp/api-client';
import { Button, Inline, SectionHeader, Stack, useLeaveGuard } from '@pomp/design-system';
import { passwordChange } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EstimatedPassword } from '../passwords/estimated-password.js';
import { usePortal } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { personalDetailsTexts } from './texts.js';

type Mode = 'untouched' | 'changing' | 'cancelled' | 'changed';

/** The form only shows when asked for: few come here for it, and empty password fields invite a browser to fill them in. */
export function PasswordSection() {
  const texts = useTexts(personalDetailsTexts);
  const [mode, setMode] = useState<Mode>('untouched');
  const button = useRef<HTMLButtonElement>(null);
  const closed = mode === 'cancelled' || mode === 'changed';

  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);

  return (
    <Stack as="section" gap="l">
      <SectionHeader
        title={texts.passwordTitle}
        hint={texts.passwordHint}
        outcome={mode === 'changed' ? { kind: 'success', text: texts.passwordChanged } : undefined}
      />
      {mode === 'changing' ? (
        <PasswordForm onChanged={() => setMode('changed')} onCancel={() => setMode('cancelled')} />
      ) : (
        <div>
          <Button ref={button} tone="secondary" onClick={() => setMode('changing')}>
            {texts.changePassword}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface PasswordFormProps {
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

const empty = {};

function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const texts = useTexts(personalDetailsTexts);
  const saveResultOf = useSaveResult();
  const today = usePortal().today();
  const scope = useMemo(() => ({ after: {}, context: { today, asksOldPassword: true } }), [today]);
  const { mutateAsync } = useCallMutation('resetPassword');
  const save = useCallback(
    async ({ answers: { password = '', newPassword, confirmPassword } }: Submission<typeof passwordChange.fields>) => {
      const result = await saveResultOf(mutateAsync({ body: { password, newPassword, confirmPassword } }));
      if (result.status === 'saved') onChanged();
      return result;
    },
    [saveResultOf, mutateAsync, onChanged],
  );
  const form = useSectionForm({ section: passwordChange, values: empty, scope, save });
  const { dirty, status } = useFormState(form);
  useLeaveGuard(dirty);
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  return (
    <SectionForm form={form} explainRequired={false}>
      <div ref={fields}>
        <Stack gap="xl">
          <EstimatedPassword>
            <SectionFields />
          </EstimatedPassword>
        </Stack>
      </div>
      <Inline gap="m" stacked="phone">
        <SubmitButton loadingLabel={texts.saving}>{texts.changePassword}</SubmitButton>
        <Button tone="quiet" waiting={status.state === 'saving'} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Inline>
    </SectionForm>
  );
}
