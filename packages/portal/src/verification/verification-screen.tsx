'use client';

import { ApiError, useCallQuery } from '@pomp/api-client';
import { Alert, LoginBackground, PageHeader, Skeleton, Stack, useNavigation } from '@pomp/design-system';
import { readVerificationCode, verificationForm } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useMemo, useState } from 'react';
import { LoadFailure, loadStateOf } from '../loading/loaded.js';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { verificationTexts } from './texts.js';
import { Verified } from './verified.js';

/** Props of `VerificationScreen`. */
export interface VerificationScreenProps {
  /** From the address of the page: the code on a confirmation. */
  readonly code: string | undefined;
}

/** For anyone who holds a confirmation: whether it is ours, and what was signed. Without a log-in. */
export function VerificationScreen({ code: inAddress }: VerificationScreenProps) {
  const texts = useTexts(verificationTexts);
  const path = usePath();
  const { push } = useNavigation();
  // The answer shows at once; the address follows, and changing it from outside changes what is asked.
  const [asked, setAsked] = useState({ inAddress, code: inAddress });
  if (asked.inAddress !== inAddress) setAsked({ inAddress, code: inAddress });
  const [askedHere, setAskedHere] = useState<string>();
  const code = readVerificationCode(asked.code ?? '');

  const ask = useCallback(
    (typed: string) => {
      setAsked({ inAddress, code: typed });
      setAskedHere(typed);
      push(path({ to: 'verification', code: typed }));
    },
    [inAddress, path, push],
  );
  return (
    <LoginBackground>
      <Stack gap="xl">
        <PageHeader title={texts.title} intro={texts.intro} />
        <CodeForm code={asked.code} onAsked={ask} />
        {code !== undefined && <Answer key={code} code={code} announced={code === askedHere} />}
      </Stack>
    </LoginBackground>
  );
}

interface CodeFormProps {
  readonly code: string | undefined;
  readonly onAsked: (code: string) => void;
}

function CodeForm({ code, onAsked }: CodeFormProps) {
  const texts = useTexts(verificationTexts);
  const scope = useSectionScope();
  const save = useCallback(
    ({ answers }: Submission<typeof verificationForm.fields>) => {
      onAsked(readVerificationCode(answers.code ?? '') ?? '');
      return Promise.resolve<SaveResult>({ status: 'saved' });
    },
    [onAsked],
  );
  const values = useMemo(() => ({ code: readVerificationCode(code ?? '') ?? code ?? '' }), [code]);
  const form = useSectionForm({ section: verificationForm, values, scope, save });
  return (
    <SectionForm form={form} explainRequired={false}>
      <SectionFields />
      <SubmitButton width="phone" loadingLabel={texts.checking}>
        {texts.check}
      </SubmitButton>
    </SectionForm>
  );
}

interface AnswerProps {
  readonly code: string;
  /** Whether it was asked on this page: then what was found takes focus. */
  readonly announced: boolean;
}

function Answer({ code, announced }: AnswerProps) {
  const texts = useTexts(verificationTexts);
  const load = loadStateOf(useCallQuery('getVerification', { code }));
  switch (load.state) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} />;
    case 'loaded':
      return <Verified verification={load.resource} announced={announced} />;
    case 'failed': {
      const status = load.failure instanceof ApiError ? load.failure.status : undefined;
      if (status === 404) return <Alert tone="error">{texts.unknown}</Alert>;
      return status === 409 ? <Alert tone="error">{texts.tampered}</Alert> : <LoadFailure {...load} />;
    }
  }
}
