'use client';

import { Alert, ErrorSummaryPlace, RequiredExplanation, Stack } from '@pomp/design-system';
import { hydrating, scripted } from '@pomp/design-system/before-hydration';
import { fieldsTexts } from '@pomp/design-system/in-forms';
import { messages, resolveSection, type Fields, type Section, type SectionContext } from '@pomp/domain';
import { pickMessages, pickTexts, type Texts } from '@pomp/language';
import { useSpoken } from '@pomp/language/react';
import { useId, useMemo, type ReactNode } from 'react';
import { anyDay } from './any-day.js';
import type { HandedToScript } from './handed-to-script.js';
import { NativeFormContext } from './native-form-context.js';

/** Props of `NativeForm`. */
export interface NativeFormProps<F extends Fields, Settings> {
  /** By which the page's script knows what to do with it (`startForms`). */
  readonly name: string;
  /** Which of its fields are asked depends on nothing that is filled in. */
  readonly section: Section<string, F, unknown, SectionContext>;
  /** Where browsers without script send it. */
  readonly action: string;
  /** What the script has to know besides; JSON. */
  readonly settings: Settings;
  /** What the script says besides the section's own messages. */
  readonly texts?: readonly Pick<Texts, 'name'>[];
  /** Stands in the place of the form once it was sent. */
  readonly sent?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A section as a form of the page itself: fields, and a place for all that may be said of them. It needs no React in the browser; a script of ours (`enhanceForm` of
 * `@pomp/forms/native`) fills the places, by the same rules as `SectionForm`.
 */
export function NativeForm<F extends Fields, Settings>({
  name,
  section,
  action,
  settings,
  texts = [],
  sent,
  children,
}: NativeFormProps<F, Settings>) {
  const { locale, dictionary } = useSpoken();
  const id = useId();
  const placed = useMemo(() => {
    const { fields } = resolveSection(section, {}, { after: {}, context: anyDay });
    return { section, presenceOf: (field: string) => fields[field]?.presence, fieldId: (field: string) => `${id}-${field}` };
  }, [section, id]);
  const data: HandedToScript<Settings> = {
    locale,
    dictionary: {
      ...pickMessages(dictionary, saidOf(section.fields)),
      ...pickTexts(
        dictionary,
        texts.map((text) => text.name),
      ),
    },
    settings,
  };
  return (
    <NativeFormContext value={placed}>
      <form
        id={id}
        method="post"
        action={action}
        noValidate
        data-native-form={name}
        data-form={JSON.stringify(data)}
        {...heldUntilItsScript}
      >
        <Stack gap="l">
          <ErrorSummaryPlace />
          <RequiredExplanation />
          {children}
          <div hidden data-failure>
            <Alert tone="error">
              <span data-words />
            </Alert>
          </div>
        </Stack>
      </form>
      {sent && (
        <div id={`${id}-sent`} tabIndex={-1} hidden>
          {sent}
        </div>
      )}
    </NativeFormContext>
  );
}

/** What is pressed in it is held until `formsControl` runs, which takes this away before React may look. */
const heldUntilItsScript = { [hydrating]: '', [scripted]: '', suppressHydrationWarning: true };

const saidOf = (fields: Fields) => [
  messages.missing,
  messages.malformed,
  ...Object.values(fields).flatMap((field) => [field.label, ...Object.values(field.messages)]),
  ...(Object.values(fields).some((field) => field.kind === 'text' && field.multiline)
    ? [fieldsTexts.message('left', { count: 0 }), fieldsTexts.message('tooMany', { count: 0 })]
    : []),
];
