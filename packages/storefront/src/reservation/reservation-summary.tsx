'use client';

import { Card, Heading, Stack, SummaryList, Text } from '@pomp/design-system';
import {
  formatAddress,
  formatCents,
  isUpgrade,
  orderedProductOf,
  pricedQuote,
  productLabel,
  reservationOf,
  reservedProduct,
  type ReservableProduct,
  type ReservationContact,
  type reservationDetailsForm,
} from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import type { SectionFormController } from '@pomp/forms';
import { useSyncExternalStore } from 'react';
import { usePrices } from '../storefront/use-prices.js';
import { reservationTexts } from './texts.js';

export interface ReservationSummaryProps {
  readonly form: SectionFormController<typeof reservationDetailsForm.fields>;
  /** The page's product. */
  readonly product: ReservableProduct;
  readonly contact: ReservationContact;
}

/** What is being reserved, for whom and for how much, as far as it is filled in. */
export function ReservationSummary({ form, product, contact }: ReservationSummaryProps) {
  const language = useLanguage();
  const { summary: texts, upgrade, free } = language.texts(reservationTexts);
  const { answers } = useSyncExternalStore(form.subscribe, form.resolution, form.resolution);
  const prices = usePrices();
  const reserved = reservedProduct(product, answers.hasPompAo);
  const quantity = Number(answers.quantity ?? 1);
  const ordered = orderedProductOf[reserved];
  const price = pricedQuote({ product: ordered, quantity, removeBoiler: false }, prices);
  const included = prices.find((each) => each.product === ordered)?.included ?? [];
  const { address } = reservationOf(product, contact, answers);
  const isAddress = [answers.street, answers.houseNumber, answers.zipcode, answers.place].every((part) => part !== undefined);

  return (
    <Card tone="quiet">
      <Stack gap="m">
        <div>
          <Heading level={3}>{texts.title}</Heading>
          <div role="status">{isUpgrade(ordered) && <Text>{upgrade}</Text>}</div>
        </div>
        <SummaryList
          items={[
            { label: texts.what, value: texts.times({ quantity, product: productLabel(reserved) }) },
            {
              label: texts.where,
              value: isAddress
                ? formatAddress({ address: address.address, zipcode: address.postCode, city: address.city })
                : undefined,
            },
            { label: texts.name, value: `${contact.firstName} ${contact.lastName}, ${contact.email}` },
            ...(price ? [{ label: texts.price, value: texts.amount({ price: formatCents(price.total, language) }) }] : []),
            { label: texts.included, value: <Included parts={included} /> },
          ]}
        />
        <Text weight="strong">{free}</Text>
      </Stack>
    </Card>
  );
}

function Included({ parts }: { readonly parts: readonly string[] }) {
  return (
    <Stack as="ul" gap="xxs">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </Stack>
  );
}
