'use client';

import { useResolveUrl, type CallAnswer } from '@pomp/api-client';
import { DataTable, Heading, Link, PageHeader, Stack, Text } from '@pomp/design-system';
import { formatDate, nothingDone, orderHeading, planChanges, planExpired, planTexts, productLabel, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePortal } from '../portal/portal-context.js';
import { SignStage, type SignStageProps } from './sign-stage.js';
import { paymentTexts } from './texts.js';

type Plan = NonNullable<CallAnswer<'getAgreement'>['plan']>;

export interface ChangedPlanProps {
  readonly order: Order;
  /** What was signed, and holds until the other is signed. */
  readonly signed: Plan;
  readonly changed: Plan;
  readonly terms: CallAnswer<'getAgreement'>['terms'];
  readonly onSigned: SignStageProps['onSigned'];
}

/** A plan that changed after it was signed: what is otherwise, side by side, and signing it again. */
export function ChangedPlan({ order, signed, changed, terms, onSigned }: ChangedPlanProps) {
  const texts = useTexts(paymentTexts);
  const words = useTexts(planTexts).changed;
  const language = useLanguage();
  const { today } = usePortal();
  const expired = planExpired(changed.facts, today());
  const title = orderHeading({ order, house: nothingDone }, { planChanged: true, planExpired: expired });
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={texts.ofOrder({ product: productLabel(order.product), number: order.orderNumber })}
        title={title && language.say(title)}
        intro={expired ? undefined : words.text}
      />
      <Changes signed={signed} changed={changed} />
      <SignStage order={order} plan={changed} terms={terms} invoice={undefined} again onSigned={onSigned} />
    </Stack>
  );
}

function Changes({ signed, changed }: Pick<ChangedPlanProps, 'signed' | 'changed'>) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const resolveUrl = useResolveUrl();
  const changes = signed.facts && changed.facts ? planChanges(signed.facts, changed.facts, language) : [];
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{texts.changes.title}</Heading>
      {changes.length > 0 ? (
        <DataTable
          caption={texts.changes.title}
          rows={changes}
          rowId={({ key }) => key}
          columns={[
            { label: texts.changes.what, value: ({ label }) => label },
            { label: texts.changes.before, value: ({ before }) => before ?? texts.changes.none },
            { label: texts.changes.after, value: ({ after }) => <strong>{after ?? texts.changes.none}</strong> },
          ]}
        />
      ) : (
        <Text measure>{texts.changes.compare}</Text>
      )}
      <Text>
        <Link href={resolveUrl(signed.url)} newTab>
          {texts.changes.signedPlan({ name: signed.documentName, date: formatDate(signed.documentDate, language) })}
        </Link>
      </Text>
    </Stack>
  );
}
