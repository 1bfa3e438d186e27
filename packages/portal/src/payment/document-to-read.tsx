'use client';

import { useHrefOf, useResolveUrl } from '@pomp/api-client';
import { ButtonLink, Card, DocumentView, downloadIcon, Inline, Stack, Text } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { paymentTexts } from './texts.js';

interface DocumentToReadProps {
  readonly name: string;
  /** Its date. */
  readonly detail: string;
  /** As the answer has it. */
  readonly url: string;
}

/** A document to read in its place, and to open large or keep. */
export function DocumentToRead({ name, detail, url }: DocumentToReadProps) {
  const hrefOf = useHrefOf();
  const href = useResolveUrl()(url);
  const texts = useTexts(paymentTexts);
  const actions = (
    <Inline gap="s">
      <ButtonLink href={href} newTab tone="secondary" aria-label={texts.viewOf({ name })}>
        {texts.view}
      </ButtonLink>
      <ButtonLink
        href={hrefOf('download', { url })}
        download
        tone="secondary"
        iconBefore={downloadIcon}
        aria-label={texts.downloadOf({ name })}
      >
        {texts.download}
      </ButtonLink>
    </Inline>
  );
  if (href === url) return <DocumentView name={name} detail={detail} src={url} actions={actions} />;
  // No page of another origin may frame what the API has.
  return (
    <Card padding="m">
      <Inline gap="m" justify="between" align="center">
        <Stack gap="xxs">
          <Text weight="strong">{name}</Text>
          <Text tone="muted">{detail}</Text>
        </Stack>
        {actions}
      </Inline>
    </Card>
  );
}
