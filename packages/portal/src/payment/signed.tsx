'use client';

import { useHrefOf, type CallAnswer } from '@pomp/api-client';
import { ButtonLink, Card, downloadIcon, Heading, Inline, Link, Stack, Text } from '@pomp/design-system';
import { formatMoment } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useEffect, useId, useRef } from 'react';
import { usePath } from '../portal/portal-context.js';
import { paymentTexts } from './texts.js';

type Agreement = NonNullable<CallAnswer<'getAgreement'>['agreement']>;

export interface SignedProps {
  readonly agreement: Agreement;
  /** Whether it was signed on this page just now: then it takes focus. */
  readonly announced: boolean;
}

/** Who signed and when, and what proves it. */
export function Signed({ agreement: { name, signedAt, confirmationUrl, verificationCode }, announced }: SignedProps) {
  const hrefOf = useHrefOf();
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const path = usePath();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  return (
    <Card as="section" tone="info" padding="m" labelledBy={headingId}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="h3" id={headingId} ref={heading}>
            {texts.signedTitle}
          </Heading>
          <Text measure>{texts.signed({ name, moment: formatMoment(new Date(signedAt), language) })}</Text>
        </Stack>
        <Inline gap="m" stacked="phone">
          <ButtonLink
            href={hrefOf('download', { url: confirmationUrl })}
            download
            tone="secondary"
            size="small"
            iconBefore={downloadIcon}
          >
            {texts.downloadConfirmation}
          </ButtonLink>
          <Link href={path({ to: 'verification', code: verificationCode })} newTab>
            {texts.verify}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
