import { Alert, Container, Heading, Stack } from '@pomp/design-system';
import { PostedFields, SectionForm, SubmitButton } from '@pomp/forms';
import type { Language, Message } from '@pomp/language';
import { Trap } from '../storefront/trap.js';
import { ScriptNeeded } from '../without-script/needs-script.js';
import { takesUnknown, UnknownHint } from '../without-script/postable-form.js';
import type { Posted, PostedForm } from './posted-forms.js';
import { withoutScriptTexts } from '../without-script/texts.js';

interface PostedFormPageProps {
  readonly form: PostedForm | undefined;
  readonly posted: Exclude<Posted, { leadTo: string }> | undefined;
  /** Where it is sent again. */
  readonly action: string;
  readonly language: Language;
}

/** What the tab says. */
export const postedFormTitle = (form: PostedForm | undefined, posted?: PostedFormPageProps['posted']): Message =>
  (posted && 'pageTitle' in posted && posted.pageTitle) || (form?.title ?? withoutScriptTexts.message('title'));

/** Answers a form that was sent without script: with thanks, with what is wrong beside what was filled in, or with why it can't be sent so. */
export function PostedFormPage({ form, posted, action, language }: PostedFormPageProps) {
  return (
    <Container width="text">
      <Stack gap="l">
        <Heading level={1}>{language.say(postedFormTitle(form, posted))}</Heading>
        {!form || !posted ? (
          <Alert tone="info">
            <ScriptNeeded language={language} /> {language.texts(withoutScriptTexts).notSent}
          </Alert>
        ) : 'again' in posted ? (
          <SectionForm form={posted.again} action={action}>
            {Object.entries(posted.kept ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {takesUnknown(posted.again.section.fields) && <UnknownHint />}
            <PostedFields />
            <Trap />
            <SubmitButton width="phone" loadingLabel="">
              {form.submitLabel(language)}
            </SubmitButton>
          </SectionForm>
        ) : (
          <Alert tone="success" {...(posted.title !== undefined && { title: posted.title })}>
            {posted.text}
          </Alert>
        )}
      </Stack>
    </Container>
  );
}
