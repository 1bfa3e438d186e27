'use client';

import { Text } from '@pomp/design-system';
import type { Fields } from '@pomp/domain';
import { PostedFields, SectionFields, SectionForm, type SectionFormController } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import * as styles from './postable-form.css.js';
import { withoutScriptTexts } from './texts.js';

interface PostableFormProps {
  readonly form: SectionFormController;
  /** Where browsers without script send it. */
  readonly action: string;
  /** Above the questions, for whoever has no script. */
  readonly hint?: ReactNode;
  /** Below the questions. */
  readonly children: ReactNode;
}

/**
 * A form that stands in a page, and that browsers without script send too. These have one of their own: in one form all radios of a name exclude each other, so that an answer that is filled in
 * already would stand at the question that isn't seen.
 */
export function PostableForm({ form, action, hint, children }: PostableFormProps) {
  return (
    <>
      <noscript>
        <SectionForm form={form} action={action}>
          {hint}
          <PostedFields />
          {children}
        </SectionForm>
      </noscript>
      <div className={styles.scripted}>
        <SectionForm form={form} action={action} failure="below">
          <SectionFields />
          {children}
        </SectionForm>
      </div>
    </>
  );
}

/** How to answer that nobody knows, where no button can be pressed for it. */
export function UnknownHint() {
  return (
    <Text italic tone="muted">
      {useTexts(withoutScriptTexts).unknown}
    </Text>
  );
}

/** Whether one of the fields takes that for an answer. */
export const takesUnknown = (fields: Fields): boolean => Object.values(fields).some(({ unknown }) => unknown);
