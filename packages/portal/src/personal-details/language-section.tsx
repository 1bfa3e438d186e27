'use client';

import { useCallMutation, useCallQuery } from '@pomp/api-client';
import { Inline, SectionHeader, Skeleton, Stack, useLeaveGuard, useLeaveGuardControl, useNavigation } from '@pomp/design-system';
import { languageChoice } from '@pomp/domain';
import {
  FormSavedIndicator,
  SectionFields,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type Submission,
} from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Loaded } from '../loading/loaded.js';
import { usePath, usePathIn, usePortal, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { personalDetailsTexts } from './texts.js';

/** The language that the customer reads. Nothing where the seller has one only. */
export function LanguageSection() {
  const { locales } = usePortal().languages;
  return locales.length > 1 && <LanguagesOffered locales={locales} />;
}

function LanguagesOffered({ locales }: { readonly locales: readonly string[] }) {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const section = useMemo(() => languageChoice(locales), [locales]);
  const user = useCallQuery('getUser');
  return (
    <Stack as="section" gap="l">
      <SectionHeader title={language.say(section.title)} />
      <Loaded query={user} loading={<Skeleton shape="field" label={texts.loadingLanguage} />}>
        {({ locale }) => <LanguageForm section={section} kept={locale} />}
      </Loaded>
    </Stack>
  );
}

type LanguageChoice = ReturnType<typeof languageChoice>;

interface LanguageFormProps {
  readonly section: LanguageChoice;
  readonly kept: string;
}

function LanguageForm({ section, kept }: LanguageFormProps) {
  const texts = useTexts(personalDetailsTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const { mutateAsync } = useCallMutation('putUserLocale');
  const chosen = useRef<string>(undefined);
  const save = useCallback(
    async ({ answers: { locale = kept } }: Submission<LanguageChoice['fields']>) => {
      const result = await saveResultOf(mutateAsync({ body: { locale } }));
      if (result.status === 'saved') chosen.current = locale;
      return result;
    },
    [saveResultOf, mutateAsync, kept],
  );
  const values = useMemo(() => ({ locale: kept }), [kept]);
  const form = useSectionForm({ section, values, scope, save });
  const { dirty, status } = useFormState(form);
  useLeaveGuard(dirty);
  const goOn = useGoOnIn();
  useEffect(() => {
    // After the form counts as saved: leaving it asks nothing then.
    if (status.state === 'saved' && chosen.current !== undefined) goOn(chosen.current);
  }, [status, goOn]);

  return (
    <SectionForm form={form} explainRequired={false}>
      <SectionFields />
      <Inline gap="m" stacked="phone">
        <SubmitButton tone="secondary" loadingLabel={texts.saving}>
          {texts.saveLanguage}
        </SubmitButton>
        <FormSavedIndicator />
      </Inline>
    </SectionForm>
  );
}

/** Loads this page in another language, unless the customer stays for what isn't saved yet. */
function useGoOnIn(): (locale: string) => void {
  const { locale: shown } = useLanguage();
  const { mayLeave } = useLeaveGuardControl();
  const { reload } = useNavigation();
  const path = usePath();
  const pathIn = usePathIn();
  return useCallback(
    (locale) => {
      if (locale !== shown && mayLeave()) reload(pathIn(path({ to: 'personalDetails' }), locale));
    },
    [shown, mayLeave, reload, path, pathIn],
  );
}
