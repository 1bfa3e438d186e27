import { houseInfo } from '@pomp/domain';
import { dutchRoutes, houseInfoStepAt, stepFrom } from '@pomp/edition';
import { HouseInfoStepScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageLanguage } from '@/language/page-language';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

interface StepProps extends SearchProps {
  params: Promise<{ stap: string }>;
}

async function stepOf({ params }: StepProps) {
  return houseInfoStepAt(dutchRoutes, (await params).stap) ?? notFound();
}

export async function generateMetadata(props: StepProps): Promise<Metadata> {
  return { title: (await pageLanguage()).say(houseInfo.sections[await stepOf(props)].title) };
}

export default async function HouseInfoStepPage(props: StepProps) {
  const [step, houseId, back] = await Promise.all([stepOf(props), searchValue(props, 'houseId'), searchValue(props, 'terug')]);
  return (
    <Words of={['(account)/account/woning/[stap]']}>
      <Prefetch of={ofHouseInfo(houseId)}>
        <HouseInfoStepScreen step={step} houseId={houseId} from={stepFrom(dutchRoutes, back)} />
      </Prefetch>
    </Words>
  );
}
