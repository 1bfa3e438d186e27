'use client';

import { useCallQuery } from '@pomp/api-client';
import { ButtonLink, EmptyState, installationIcon } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { usePath } from '../portal/portal-context.js';
import { installationInfoTexts } from './texts.js';

/** No order has an installation, and why. */
export function Nothing({ text, action }: { readonly text: ReactNode; readonly action?: ReactNode }) {
  const texts = useTexts(installationInfoTexts);
  return (
    <EmptyState icon={installationIcon} action={action}>
      <strong>{texts.noOrders}</strong>
      <br />
      {text}
    </EmptyState>
  );
}

/** Nothing was ordered: the way there is a quote, one that there is or a new one. */
export function NothingOrdered() {
  const texts = useTexts(installationInfoTexts);
  const path = usePath();
  const { data: quotes } = useCallQuery('getQuotes');
  if (!quotes) return <Nothing text={texts.empty} />;
  const open = quotes.filter(({ status }) => status === 'open').length;
  const text = (
    <>
      {texts.empty}
      <br />
      {open === 0 ? texts.noQuotes : texts.openQuotes({ count: open })}
    </>
  );
  const action =
    open === 0 ? (
      <ButtonLink href={path({ to: 'requestQuote' })}>{texts.requestQuote}</ButtonLink>
    ) : (
      <ButtonLink href={path({ to: 'quotes' })}>{texts.viewQuotes}</ButtonLink>
    );
  return <Nothing text={text} action={action} />;
}
