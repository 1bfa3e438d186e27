'use client';

import { Link, Text } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { useRoutes } from '../storefront/use-routes.js';
import { savingsTexts } from './texts.js';

/** The way on for a home that no register has yet, beside the error that says so. The script of the form says of which address. */
export function UnknownAddress() {
  const texts = useTexts(savingsTexts);
  const { paths } = useRoutes();
  return (
    <div hidden data-unknown-address>
      <Text>
        <Link href={paths.savingsResult} tone="strong">
          {texts.anyway}
        </Link>
      </Text>
    </div>
  );
}
