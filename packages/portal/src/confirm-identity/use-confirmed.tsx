'use client';

import { ApiError, messageOf, useCallMutation, useCallQuery } from '@pomp/api-client';
import { Alert, Button, Inline, Modal, Stack } from '@pomp/design-system';
import { identity } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePasskeySupport } from '../passkeys/passkey-support.js';
import { PasskeyNotGiven, useConfirmByPasskey } from '../passkeys/use-passkeys.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { confirmIdentityTexts } from './texts.js';

interface Confirmed {
  /** Does it; where the server wants to be sure first, asks for the password and does it again. Fails with the server's refusal when nobody gives it. */
  readonly confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Where the password is asked. Belongs outside every form: it has one of its own. */
  readonly question: ReactNode;
}

/** For what takes over an account or decides whose money pays: the server refuses that some time after a log-in (`notConfirmed`). */
export function useConfirmed(): Confirmed {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();

  const confirmed = useCallback(async <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'notConfirmed') throw failure;
      const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(undefined);
      if (!isConfirmed) throw failure;
      return act();
    }
  }, []);
  return { confirmed, question: <IdentityQuestion answer={answer} /> };
}

interface QuestionProps {
  /** Undefined: nothing is asked now. */
  readonly answer: ((isConfirmed: boolean) => void) | undefined;
}

function IdentityQuestion({ answer }: QuestionProps) {
  const texts = useTexts(confirmIdentityTexts);
  const language = useLanguage();
  return (
    <Modal
      open={answer !== undefined}
      onClose={() => answer?.(false)}
      title={language.say(identity.title)}
      description={texts.intro}
      closeLabel={texts.cancel}
      size="small"
    >
      {answer && <IdentityForm onConfirmed={() => answer(true)} onCancel={() => answer(false)} />}
    </Modal>
  );
}

interface FormProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

const empty = {};

function IdentityForm({ onConfirmed, onCancel }: FormProps) {
  const texts = useTexts(confirmIdentityTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const { mutateAsync } = useCallMutation('confirmIdentity');
  const save = useCallback(
    async ({ answers }: Submission<typeof identity.fields>) => {
      const result = await saveResultOf(mutateAsync({ body: answers }));
      if (result.status === 'saved') onConfirmed();
      return result;
    },
    [saveResultOf, mutateAsync, onConfirmed],
  );
  const form = useSectionForm({ section: identity, values: empty, scope, save });
  const { status } = useFormState(form);
  const isSupported = usePasskeySupport();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  return (
    <SectionForm form={form} explainRequired={false}>
      <Stack gap="l">
        <div ref={fields}>
          <SectionFields />
        </div>
        <Inline gap="m" stacked="phone">
          <SubmitButton loadingLabel={texts.confirming}>{texts.confirm}</SubmitButton>
          <Button tone="quiet" waiting={status.state === 'saving'} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
        {isSupported && <ByPasskey onConfirmed={onConfirmed} />}
      </Stack>
    </SectionForm>
  );
}

/** For whoever has one, which is asked of the server only now. */
function ByPasskey({ onConfirmed }: Pick<FormProps, 'onConfirmed'>) {
  const texts = useTexts(confirmIdentityTexts);
  const language = useLanguage();
  const passkeys = useCallQuery('getPasskeys');
  const confirm = useConfirmByPasskey();
  const { mutate, isPending, error } = useMutation({ mutationFn: confirm, onSuccess: onConfirmed });
  if (!passkeys.data?.length) return null;
  return (
    <Stack gap="m">
      <Button tone="secondary" width="full" loadingLabel={isPending ? texts.followingDevice : undefined} onClick={() => mutate()}>
        {texts.withPasskey}
      </Button>
      {error && <Alert tone="error">{error instanceof PasskeyNotGiven ? texts.noPasskey : messageOf(error, language)}</Alert>}
    </Stack>
  );
}
