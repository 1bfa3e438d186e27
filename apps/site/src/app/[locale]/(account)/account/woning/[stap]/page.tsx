import { houseInfo } from '@pomp/domain';
import { dutchRoutes, houseInfoStepAt, stepFrom } from '@pomp/edition';
import { HouseInfoStepScreen } from '@pomp/portal';
import { notFound } from 'next/navigation';
import { pageLanguage } from '@/language/page-language';
import { Words } from '@/language/words';
import { PageTitle } from '@/navigation/page-title';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

interface StepProps extends SearchProps {
  params: Promise<{ stap: string }>;
}

async function stepOf({ params }: StepProps) {
  return houseInfoStepAt(dutchRoutes, (await params).stap) ?? notFound();
}

export default async function HouseInfoStepPage(props: StepProps) {
  const [language, step, houseId, back] = await Promise.all([
    pageLanguage(),
    stepOf(props),
    searchValue(props, 'houseId'),
    searchValue(props, 'terug'),
  ]);
  return (
    <Words of={['(account)/account/woning/[stap]']}>
      <PageTitle>{language.say(houseInfo.sections[step].title)}</PageTitle>
      <Prefetch of={ofHouseInfo(houseId)}>
        <HouseInfoStepScreen step={step} houseId={houseId} from={stepFrom(dutchRoutes, back)} />
      </Prefetch>
    </Words>
  );
}
