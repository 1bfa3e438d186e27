'use client';

import { useLanguage, useTexts } from '@pomp/language/react';
import { Alert, Card, Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import { advancedSavingsForm, mostResidents, unknownAnswer, type HomeAnswers } from '@pomp/domain';
import { ApiError } from '@pomp/api-client';
import { FormReplacement, SubmitButton, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { nativeFormPath } from '../storefront/native-form-path.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useRoutes } from '../storefront/use-routes.js';
import { useVisitorProof } from '../storefront/use-visitor-proof.js';
import { PostableForm, UnknownHint } from '../without-script/postable-form.js';
import { failureText } from './failure-text.js';
import { numberOr } from './number-or.js';
import type { CheckedAddress } from './result-address.js';
import * as styles from './savings-result.css.js';
import { savingsResultTexts } from './savings-result-texts.js';
import { savingsTexts } from './texts.js';

interface AdvancedSavingsProps {
  readonly address: CheckedAddress;
  /** What the visitor said of the home already: it isn't asked twice, and the mail says the same. */
  readonly answers: HomeAnswers;
  /** m³ a year that such a home uses. */
  readonly usualGas: number;
  readonly level: HeadingLevel;
}

/** A better calculation for the address that was checked, by mail. Sent, it makes room for the thanks. */
export function AdvancedSavings({ address, answers, usualGas, level }: AdvancedSavingsProps) {
  const { advanced: texts } = useTexts(savingsResultTexts);
  const [sent, setSent] = useState(false);
  const heading = useId();
  return (
    <Card as="section" padding="xl" line labelledBy={heading}>
      <div className={styles.form}>
        <Stack gap="l">
          <Heading level={level} id={heading}>
            {texts.title}
          </Heading>
          {sent ? (
            <FormReplacement>
              <Alert tone="success" title={texts.thanks}>
                {texts.thanksText}
              </Alert>
            </FormReplacement>
          ) : (
            <>
              <Text>{texts.intro}</Text>
              <AdvancedForm address={address} answers={answers} usualGas={usualGas} onSent={() => setSent(true)} />
            </>
          )}
        </Stack>
      </div>
    </Card>
  );
}

function AdvancedForm({
  address: { zip, houseNumber, addition, people },
  answers: { residents = Number(people), gasUse, ...home },
  usualGas,
  onSent,
}: Omit<AdvancedSavingsProps, 'level'> & {
  readonly onSent: () => void;
}) {
  const language = useLanguage();
  const { advanced: texts } = language.texts(savingsResultTexts);
  const { backend } = useStorefront();
  const routes = useRoutes();
  const plain = useFormScope();
  const scope = useMemo(() => ({ ...plain, context: { ...plain.context, usualGas } }), [plain, usualGas]);
  const { field, proof } = useVisitorProof();
  const values = useMemo(
    () => ({
      people: residents > 0 ? String(Math.min(residents, mostResidents)) : '',
      gasUsage: gasUse === undefined ? '' : String(Math.round(gasUse)),
    }),
    [residents, gasUse],
  );
  const said = useRef(home);
  useEffect(() => {
    said.current = home;
  });
  const save = useCallback(
    async ({
      answers: { people: count = '1', gasUsage = unknownAnswer, email = '' },
    }: Submission<typeof advancedSavingsForm.fields>): Promise<SaveResult> => {
      try {
        await backend.call('postSavings', {
          body: {
            zip,
            houseNumber,
            addition,
            advanced: true,
            people: Number(count),
            email,
            gasUsage: numberOr(gasUsage),
            home: said.current,
            ...(await proof()),
          },
        });
        onSent();
        return { status: 'saved' };
      } catch (failure) {
        return {
          status: 'failed',
          message: failureText(failure, 'details', language),
          issues: failure instanceof ApiError ? failure.issues : [],
        };
      }
    },
    [backend, proof, zip, houseNumber, addition, onSent, language],
  );
  const form = useSectionForm({ section: advancedSavingsForm, values, scope, save });
  return (
    <PostableForm form={form} action={nativeFormPath(routes, 'advanced-savings')} hint={<UnknownHint />}>
      {/* Without script the form's answers alone wouldn't say which home they are about. */}
      {Object.entries({ zip, houseNumber, addition }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field}
      <SubmitButton loadingLabel={language.texts(savingsTexts).sending}>{texts.send}</SubmitButton>
    </PostableForm>
  );
}
