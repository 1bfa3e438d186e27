'use client';

import { useCallQuery } from '@pomp/api-client';
import {
  Alert,
  documentIcon,
  EmptyState,
  PageHeader,
  SelectField,
  Skeleton,
  Stack,
  useNavigation,
  type SkeletonProps,
  type StackProps,
} from '@pomp/design-system';
import { productLabel, type Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { Loaded } from '../loading/loaded.js';
import { LoadingText } from '../loading/loading-text.js';
import { usePath } from '../portal/portal-context.js';
import { WithdrawLink } from '../withdrawal/withdraw-link.js';
import { DocumentTable } from './document-table.js';
import { documentsTexts } from './texts.js';

/** Props of `DocumentsScreen`. */
export interface DocumentsScreenProps {
  /** From the address of the page; the newest order unless given. */
  readonly orderId?: string | undefined;
}

/** Documenten: what the seller made for an order, to look at, to keep and to pay. */
export function DocumentsScreen({ orderId }: DocumentsScreenProps) {
  const texts = useTexts(documentsTexts);
  return (
    <Stack gap="xl">
      <PageHeader title={texts.title} />
      <Loaded query={useCallQuery('getOrders')} loading={<LoadingDocuments gap="xs" shape="field" />}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState icon={documentIcon}>{texts.noOrders}</EmptyState>
          ) : (
            <OfOrders orders={orders} inAddress={orderId} />
          )
        }
      </Loaded>
    </Stack>
  );
}

/** In the place of the choice of an order, with its label, or of the documents. */
function LoadingDocuments({ gap, shape }: Pick<StackProps, 'gap'> & Pick<SkeletonProps, 'shape'>) {
  const texts = useTexts(documentsTexts);
  return (
    <Stack gap={gap}>
      <LoadingText>{texts.loading}</LoadingText>
      <Skeleton shape={shape} />
    </Stack>
  );
}

interface OfOrdersProps {
  readonly orders: readonly Order[];
  readonly inAddress: string | undefined;
}

function OfOrders({ orders, inAddress }: OfOrdersProps) {
  const texts = useTexts(documentsTexts);
  const path = usePath();
  const { push } = useNavigation();
  // The choice shows at once; the address follows, and changing it from outside changes the choice.
  const [choice, setChoice] = useState({ inAddress, orderId: inAddress });
  if (choice.inAddress !== inAddress) setChoice({ inAddress, orderId: inAddress });
  const newestFirst = [...orders].reverse();
  const order = choice.orderId === undefined ? newestFirst[0] : orders.find(({ id }) => id === choice.orderId);
  const choose = (orderId: string) => {
    setChoice({ inAddress, orderId });
    push(path({ to: 'documents', orderId }));
  };
  return (
    <Stack gap="l">
      {!order && <Alert tone="error">{texts.unknownOrder}</Alert>}
      <SelectField
        label={texts.chooseOrder}
        name="orderId"
        options={newestFirst.map(({ id, product, orderNumber }) => ({
          value: id,
          label: texts.order({ product: productLabel(product), number: orderNumber }),
        }))}
        value={order?.id}
        onValueChange={choose}
      />
      {order && <Documents key={order.id} order={order} />}
    </Stack>
  );
}

function Documents({ order }: { readonly order: Order }) {
  const texts = useTexts(documentsTexts);
  return (
    <Stack gap="l">
      <Loaded query={useCallQuery('getDocuments', { orderId: order.id })} loading={<LoadingDocuments gap="m" shape="card" />}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState icon={documentIcon}>{texts.empty}</EmptyState>
          ) : (
            <DocumentTable documents={documents} orderNumber={order.orderNumber} />
          )
        }
      </Loaded>
      <WithdrawLink order={order} />
    </Stack>
  );
}
