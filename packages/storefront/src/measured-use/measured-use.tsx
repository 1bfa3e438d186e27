import { Stack, SummaryList, Text } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { useStorefrontSettings } from '../storefront/storefront-settings.js';
import { measuredUseTexts } from './texts.js';

/** A figure that a visitor's browser fills in. */
const Figure = ({ name }: { readonly name: string }) => <span data-figure={name} />;

/** What homes really use beside what was promised: filled in by `sayMeasuredUse`, and until then, or of too few homes, why there is nothing. */
export function MeasuredUse() {
  const texts = useLanguage().texts(measuredUseTexts);
  const { backendUrl } = useStorefrontSettings();
  const used = (name: 'gas' | 'electricity') => ({
    used: () => <Figure key="used" name={`${name}.used`} />,
    from: () => <Figure key="from" name={`${name}.from`} />,
    to: () => <Figure key="to" name={`${name}.to`} />,
  });
  return (
    <div data-measured-use={backendUrl}>
      <Stack gap="m">
        <div hidden data-measured="figures">
          <SummaryList
            items={[
              ...(['homes', 'less', 'within', 'more'] as const).map((name) => ({
                label: texts[name],
                value: <Figure name={name} />,
              })),
              { label: texts.electricity, value: texts.electricityUsed(used('electricity')) },
            ]}
          />
          <div data-measured="gas">
            <SummaryList items={[{ label: texts.gas, value: texts.gasUsed(used('gas')) }]} />
          </div>
        </div>
        <div data-measured="none">
          <Text measure>{texts.none}</Text>
        </div>
        <Text size="small" tone="muted" measure>
          {texts.how}
        </Text>
      </Stack>
    </div>
  );
}
