import type { CallAnswer } from '@pomp/api-client';
import { Card, Heading, Stack, Text } from '@pomp/design-system';
import { calculateSavings, quickCheckForm, savingsInputOf, withAnswers } from '@pomp/domain';
import { createSectionForm } from '@pomp/forms';
import { answersIn } from '@pomp/forms/native';
import { useLanguage } from '@pomp/language/react';
import type { ReactNode } from 'react';
import type { Posting } from './posted-forms.js';
import { confirmHomeTexts } from '../savings/confirm-home-texts.js';
import { HomeInStreet } from '../savings/home-in-street.js';
import { SavingsRange } from '../savings/savings-range.js';
import { savingsResultTexts } from '../savings/savings-result-texts.js';
import { sayHome } from '../savings/say-home.js';
import { useSavingsContext } from '../savings/use-savings-context.js';

interface HomeInOpeningProps {
  readonly zip: string;
  readonly houseNumber: string;
  readonly residents: number | undefined;
  readonly found: Extract<CallAnswer<'getHomeFacts'>, { outcome: 'found' }>;
}

/** A home as an opening shows it: each part takes the place that has its name. Whether a pump fits comes before what it saves. */
function HomeInOpening({ zip, houseNumber, residents, found }: HomeInOpeningProps) {
  const language = useLanguage();
  const texts = language.texts(confirmHomeTexts);
  const { fit } = language.texts(savingsResultTexts);
  const { street, place, addition, facts } = found;
  const home = sayHome(facts, {}, language);
  const input = withAnswers(savingsInputOf({ zip, houseNumber }, facts), { ...(residents && { residents }) });
  const result = calculateSavings(input, useSavingsContext());
  return (
    <>
      <div data-home="words">
        <Stack gap="s">
          <Heading level={2}>
            {[street, houseNumber, addition].filter(Boolean).join(' ')}, {place}
          </Heading>
          {home && <Text size="lead">{texts.isRight({ home })}</Text>}
          {home && <Text tone="muted">{texts.fromRegisters}</Text>}
        </Stack>
      </div>
      <div data-home="drawing">
        <HomeInStreet facts={facts} />
      </div>
      <div data-home="range">
        <Card padding="l">
          <Stack gap="m">
            <Text>
              {fit.question} <strong>{language.say(result.fit.title)}.</strong>
            </Text>
            <SavingsRange result={result} level={3} brief />
          </Stack>
        </Card>
      </div>
    </>
  );
}

/** The home of whoever fills in a quick check, before it is sent; undefined where nobody knows it: then sending says why. */
export async function homeInOpening({ filledIn, today, backend }: Posting): Promise<ReactNode> {
  let found: ReactNode;
  await createSectionForm({
    section: quickCheckForm,
    values: answersIn(filledIn, quickCheckForm.fields),
    scope: { after: {}, context: { today } },
    save: async ({ answers: { zip = '', houseNumber = '', addition = '', people } }) => {
      const query = { zipcode: zip, houseNumber, ...(addition !== '' && { addition }) };
      const lookup = await backend.call('getHomeFacts', { query }).catch(() => undefined);
      if (lookup?.outcome === 'found')
        found = (
          <HomeInOpening zip={zip} houseNumber={houseNumber} residents={people ? Number(people) : undefined} found={lookup} />
        );
      return { status: 'saved' };
    },
  }).submit();
  return found;
}
