'use client';

import { useLanguage } from '@pomp/language/react';
import { ApiError } from '@pomp/api-client';
import { Columns, Stack, useNavigation } from '@pomp/design-system';
import { quickCheckForm } from '@pomp/domain';
import { SectionField, SectionForm, SubmitButton, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useCallback, useState } from 'react';
import { useRoutes } from '../storefront/use-routes.js';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useTypedBeforeHydration } from '../storefront/use-typed-before-hydration.js';
import { failureText } from './failure-text.js';
import * as styles from './quick-check.css.js';
import { resultAddress } from './result-address.js';
import { SuggestedAdditions } from './suggested-additions.js';
import { savingsTexts } from './texts.js';

export interface QuickCheckProps {
  /** `stacked` asks for the residents too; `compact` stands in one row on a wide screen. */
  readonly layout: 'stacked' | 'compact';
}

const nothing = {};
const none: readonly string[] = [];

/** What a pump saves at an address. Success opens the result page; a failure keeps what was filled in, with the additions to choose from. */
export function QuickCheck({ layout }: QuickCheckProps) {
  const language = useLanguage();
  const texts = language.texts(savingsTexts);
  const { backend } = useStorefront();
  const scope = useFormScope();
  const { push, reload, pathname } = useNavigation();
  const { savingsResult: resultPath } = useRoutes().paths;
  const [additions, setAdditions] = useState(none);

  const save = useCallback(
    async ({ answers }: Submission<typeof quickCheckForm.fields>): Promise<SaveResult> => {
      const { zip = '', houseNumber = '', addition = '', people } = answers;
      const address = { zip: zip.replaceAll(/\s/g, '').toUpperCase(), houseNumber, addition };
      try {
        const answer = await backend.call('postSavings', { body: { ...address, ...(people && { people }) } });
        const result = resultAddress(resultPath, { ...address, people: people ?? '' }, answer);
        // The result page reads its own address when it opens.
        if (pathname === resultPath) reload(result);
        else push(result);
        return { status: 'saved' };
      } catch (failure) {
        setAdditions(failure instanceof ApiError ? failure.additions : none);
        return {
          status: 'failed',
          message: failureText(failure, 'message', language),
          issues: failure instanceof ApiError ? failure.issues : [],
        };
      }
    },
    [backend, push, reload, pathname, resultPath, language],
  );
  const form = useSectionForm({ section: quickCheckForm, values: nothing, scope, save });
  const place = useTypedBeforeHydration<HTMLDivElement>(form);
  const button = (
    <SubmitButton loadingLabel={texts.loading} width={layout === 'stacked' ? 'full' : 'phone'}>
      {texts.calculate}
    </SubmitButton>
  );

  return (
    <div ref={place} className={styles.place}>
      <SectionForm form={form} failure="below">
        {layout === 'compact' ? (
          <div className={styles.row}>
            <SectionField name="zip" />
            <SectionField name="houseNumber" />
            <SectionField name="addition" />
            <div className={styles.press}>{button}</div>
          </div>
        ) : (
          <Stack gap="m">
            <SectionField name="zip" />
            <Columns phone="2" gap="m" align="start">
              <SectionField name="houseNumber" />
              <SectionField name="addition" />
            </Columns>
            <SectionField name="people" />
            {button}
          </Stack>
        )}
      </SectionForm>
      <SuggestedAdditions form={form} additions={additions} />
    </div>
  );
}
