'use client';

import { useResolveUrl } from '@pomp/api-client';
import { Card, doneIcon, Heading, Icon, Inline, Link, Stack, SummaryList, Text } from '@pomp/design-system';
import { formatMoment } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useEffect, useId, useRef } from 'react';
import { CompareFile, type Verification } from './compare-file.js';
import { verificationTexts } from './texts.js';

export interface VerifiedProps {
  readonly verification: Verification;
  /** Whether it was asked on this page just now: then it takes focus. */
  readonly announced: boolean;
}

/** What we vouch for: the signature under a code, and whether a file of the visitor's is what was signed. */
export function Verified({ verification, announced }: VerifiedProps) {
  const texts = useTexts(verificationTexts);
  const language = useLanguage();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  const resolveUrl = useResolveUrl();
  const { terms, timestamp } = verification;
  return (
    <>
      <Card line as="section" labelledBy={headingId}>
        <Stack gap="m">
          <Inline gap="s" wrap="nowrap" align="start">
            <Text as="span" tone="success">
              <Icon of={doneIcon} size="large" />
            </Text>
            <Stack gap="xxs">
              <Heading level={2} id={headingId} ref={heading}>
                {texts.validTitle}
              </Heading>
              <Text measure>{texts.valid}</Text>
            </Stack>
          </Inline>
          <SummaryList
            items={[
              { label: texts.document, value: verification.documentName },
              { label: texts.order, value: verification.orderNumber },
              { label: texts.signedAt, value: formatMoment(new Date(verification.signedAt), language) },
              { label: texts.by, value: verification.initials },
              ...(timestamp
                ? [{ label: texts.timestamp, value: texts.timestampOf({ moment: formatMoment(new Date(timestamp.at), language) }) }]
                : []),
              { label: texts.sha256, value: verification.sha256 },
              { label: texts.confirmationSha256, value: verification.confirmationSha256 },
              ...(terms
                ? [
                    {
                      label: texts.terms,
                      value: (
                        <Link href={resolveUrl(terms.url)} newTab>
                          {texts.termsOf(terms)}
                        </Link>
                      ),
                    },
                    { label: texts.termsSha256, value: terms.sha256 },
                  ]
                : []),
            ]}
          />
        </Stack>
      </Card>
      <CompareFile verification={verification} />
    </>
  );
}
