'use client';

import { useCallQuery, useHrefOf } from '@pomp/api-client';
import { Heading, Link, Skeleton, Stack, Text } from '@pomp/design-system';
import { formatDate, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { Loaded } from '../loading/loaded.js';
import { usePath } from '../portal/portal-context.js';
import { orderTexts } from './texts.js';

/** So many stand here; the rest is on the page of documents. */
const atHand = 5;

/** The order's newest documents, at hand. */
export function OrderDocuments({ order: { id: orderId } }: { readonly order: Order }) {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const path = usePath();
  const hrefOf = useHrefOf();
  const headingId = useId();
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="h3" id={headingId}>
        {texts.documents}
      </Heading>
      <Loaded query={useCallQuery('getDocuments', { orderId })} loading={<Skeleton count={2} label={texts.loadingDocuments} />}>
        {(documents) =>
          documents.length === 0 ? (
            <Text tone="muted">{texts.noDocuments}</Text>
          ) : (
            <>
              <Stack as="ul" gap="s">
                {documents.slice(0, atHand).map(({ documentId, documentName, documentDate, url }) => (
                  <li key={documentId}>
                    <Link href={hrefOf('download', { url })} download aria-label={texts.downloadOf({ name: documentName })}>
                      {documentName}
                    </Link>
                    <Text size="small" tone="muted">
                      {formatDate(documentDate, language)}
                    </Text>
                  </li>
                ))}
              </Stack>
              <Text>
                <Link tone="strong" href={path({ to: 'documents', orderId })}>
                  {texts.allDocuments}
                </Link>
              </Text>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
