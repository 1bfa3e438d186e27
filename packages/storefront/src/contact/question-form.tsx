'use client';

import { useTexts } from '@pomp/language/react';
import { ApiError } from '@pomp/api-client';
import { Alert, Button, Columns, Stack, Text } from '@pomp/design-system';
import type { Answers, Fields, Section, SectionContext } from '@pomp/domain';
import {
  FormReplacement,
  SectionField,
  SectionForm,
  SubmitButton,
  useSectionForm,
  type SaveResult,
  type SectionFormController,
  type Submission,
} from '@pomp/forms';
import { useCallback, useState, type ReactNode } from 'react';
import type { PostedFormName } from '../without-script/posted-form-name.js';
import { nativeFormPath } from '../storefront/native-form-path.js';
import { PageLink } from '../storefront/page-link.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useRoutes } from '../storefront/use-routes.js';
import { useTypedBeforeHydration } from '../storefront/use-typed-before-hydration.js';
import { useVisitorProof, type VisitorProofInForm } from '../storefront/use-visitor-proof.js';
import { contactTexts } from './texts.js';

type Proof = Awaited<ReturnType<VisitorProofInForm['proof']>>;

interface QuestionFormProps<F extends Fields> {
  /** Fields that stand beside each other where there is room. */
  readonly rows: readonly (readonly (keyof F & string)[])[];
  /** By which the site knows it where it is sent without script. */
  readonly name: PostedFormName;
  readonly section: Section<string, F, Record<never, never>, SectionContext>;
  /** Rejects when it wasn't taken. The same function as long as what it uses is. */
  readonly send: (answers: Answers<F>, proof: Proof) => Promise<unknown>;
  /** For whoever keeps the site, when it wasn't taken. */
  readonly logged: string;
  /** Fields that nobody sees. */
  readonly hidden?: (form: SectionFormController<F>) => ReactNode;
}

const nothing = {};

/** A question, until it was sent. A failure is only logged (spec 3 §8): what was filled in stays, to be sent again. */
export function QuestionForm<F extends Fields>(props: QuestionFormProps<F>) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <Unsent {...props} onSent={setSentTo} />;
  return <Sent email={sentTo} onAnother={() => setSentTo(undefined)} />;
}

function Unsent<F extends Fields>({
  name,
  section,
  rows,
  send,
  logged,
  hidden,
  onSent,
}: QuestionFormProps<F> & { readonly onSent: (email: string) => void }) {
  const texts = useTexts(contactTexts);
  const routes = useRoutes();
  const { log } = useStorefront();
  const scope = useFormScope();
  const { field, proof } = useVisitorProof();
  const save = useCallback(
    async ({ answers }: Submission<F>): Promise<SaveResult> => {
      try {
        await send(answers, await proof());
        onSent(String(answers['email']));
        return { status: 'saved' };
      } catch (failure) {
        log(logged);
        return { status: 'unsaved', issues: failure instanceof ApiError ? failure.issues : [] };
      }
    },
    [send, proof, onSent, log, logged],
  );
  const form = useSectionForm({ section, values: nothing, scope, save });
  const place = useTypedBeforeHydration<HTMLDivElement>(form);
  return (
    <div ref={place}>
      <SectionForm form={form} action={nativeFormPath(routes, name)}>
        {rows.map((names) =>
          names.length === 1 ? (
            names.map((field) => <SectionField key={field} name={field} />)
          ) : (
            <Columns key={names.join()} tablet="2" gap="m">
              {names.map((field) => (
                <SectionField key={field} name={field} />
              ))}
            </Columns>
          ),
        )}
        {field}
        {hidden?.(form)}
        <Stack gap="m">
          <Text size="small" tone="muted">
            {texts.privacy({
              privacy: (words) => (
                <PageLink key="privacy" to="privacy">
                  {words}
                </PageLink>
              ),
            })}
          </Text>
          <SubmitButton width="phone" loadingLabel={texts.sending}>
            {texts.send}
          </SubmitButton>
        </Stack>
      </SectionForm>
    </div>
  );
}

function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  const texts = useTexts(contactTexts);
  return (
    <FormReplacement>
      <Stack gap="m">
        <Alert tone="success" title={texts.thanks}>
          {texts.thanksText({ email })}
        </Alert>
        <Button tone="secondary" width="phone" onClick={onAnother}>
          {texts.another}
        </Button>
      </Stack>
    </FormReplacement>
  );
}
