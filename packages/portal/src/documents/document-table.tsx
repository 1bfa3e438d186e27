'use client';

import { useHrefOf, useResolveUrl, type CallAnswer } from '@pomp/api-client';
import { ButtonLink, DataTable, downloadIcon, Inline } from '@pomp/design-system';
import { formatDate } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { documentsTexts } from './texts.js';

type OrderDocument = CallAnswer<'getDocuments'>[number];

export interface DocumentTableProps {
  readonly documents: readonly OrderDocument[];
  readonly orderNumber: string;
}

export function DocumentTable({ documents, orderNumber }: DocumentTableProps) {
  const texts = useTexts(documentsTexts);
  const language = useLanguage();
  return (
    <DataTable
      caption={texts.caption({ number: orderNumber })}
      rows={documents}
      rowId={({ documentId }) => documentId}
      columns={[
        { label: texts.document, value: ({ documentName }) => documentName },
        { label: texts.date, value: ({ documentDate }) => formatDate(documentDate, language) },
        { label: texts.action, selfEvident: true, value: (document) => <Actions document={document} /> },
      ]}
    />
  );
}

function Actions({ document: { documentName, url, paymentLink } }: { readonly document: OrderDocument }) {
  const hrefOf = useHrefOf();
  const resolveUrl = useResolveUrl();
  const texts = useTexts(documentsTexts);
  return (
    <Inline gap="s">
      {paymentLink && (
        <ButtonLink href={paymentLink} size="small" aria-label={texts.payOf({ name: documentName })}>
          {texts.pay}
        </ButtonLink>
      )}
      <ButtonLink href={resolveUrl(url)} newTab tone="secondary" size="small" aria-label={texts.viewOf({ name: documentName })}>
        {texts.view}
      </ButtonLink>
      <ButtonLink
        href={hrefOf('download', { url })}
        download
        tone="secondary"
        size="small"
        iconBefore={downloadIcon}
        aria-label={texts.downloadOf({ name: documentName })}
      >
        {texts.download}
      </ButtonLink>
    </Inline>
  );
}
