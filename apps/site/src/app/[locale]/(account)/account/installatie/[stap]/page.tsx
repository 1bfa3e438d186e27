import { installationInfo } from '@pomp/domain';
import { dutchRoutes, installationStepAt, stepFrom } from '@pomp/edition';
import { InstallationStepScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageLanguage } from '@/language/page-language';
import { Words } from '@/language/words';
import { flowValue } from '@/navigation/flow-value';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofInstallationStep } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

interface StepProps extends SearchProps {
  params: Promise<{ stap: string }>;
}

async function stepOf({ params }: StepProps) {
  return installationStepAt(dutchRoutes, (await params).stap) ?? notFound();
}

export async function generateMetadata(props: StepProps): Promise<Metadata> {
  return { title: (await pageLanguage()).say(installationInfo.sections[await stepOf(props)].title) };
}

export default async function InstallationStepPage(props: StepProps) {
  const [step, houseId, flow, back] = await Promise.all([
    stepOf(props),
    searchValue(props, 'houseId'),
    searchValue(props, 'flow'),
    searchValue(props, 'terug'),
  ]);
  return (
    <Words of={['(account)/account/installatie/[stap]']}>
      <Prefetch of={ofInstallationStep(houseId)}>
        <InstallationStepScreen step={step} houseId={houseId} flow={flowValue(flow)} from={stepFrom(dutchRoutes, back)} />
      </Prefetch>
    </Words>
  );
}
