'use client';

import { Button, Columns, Stack } from '@pomp/design-system';
import { quickCheckForm } from '@pomp/domain';
import { NativeField, NativeForm } from '@pomp/forms';
import { useLanguage } from '@pomp/language/react';
import { nativeFormPath } from '../storefront/native-form-path.js';
import { useStorefrontSettings } from '../storefront/storefront-settings.js';
import { quickCheckName, type QuickCheckSettings } from './quick-check-settings.js';
import * as styles from './quick-check.css.js';
import { SuggestedAdditions } from './suggested-additions.js';
import { UnknownAddress } from './unknown-address.js';
import { savingsTexts } from './texts.js';

export interface QuickCheckProps {
  /** `stacked` asks for the residents too; `compact` stands in one row on a wide screen. */
  readonly layout: 'stacked' | 'compact';
}

/** What a pump saves at an address. Success opens the result page; a failure keeps what was filled in, with the additions to choose from. */
export function QuickCheck({ layout }: QuickCheckProps) {
  const texts = useLanguage().texts(savingsTexts);
  const { backendUrl, routes } = useStorefrontSettings();
  const settings: QuickCheckSettings = { backendUrl, resultPath: routes.paths.savingsResult };
  const button = (
    <Button type="submit" whenBusy={texts.loading} width={layout === 'stacked' ? 'full' : 'phone'}>
      {texts.calculate}
    </Button>
  );

  return (
    <div className={styles.place}>
      <NativeForm
        name={quickCheckName}
        section={quickCheckForm}
        action={nativeFormPath(routes, quickCheckName)}
        settings={settings}
        texts={[savingsTexts]}
      >
        {layout === 'compact' ? (
          <div className={styles.row}>
            <NativeField name="zip" />
            <NativeField name="houseNumber" />
            <NativeField name="addition" />
            <div className={styles.press}>{button}</div>
          </div>
        ) : (
          <Stack gap="m">
            <NativeField name="zip" />
            <Columns phone="fit" gap="m" align="start">
              <NativeField name="houseNumber" />
              <NativeField name="addition" />
            </Columns>
            <NativeField name="people" />
            {button}
          </Stack>
        )}
      </NativeForm>
      <SuggestedAdditions />
      <UnknownAddress />
    </div>
  );
}
