import { installationInfo } from '@pomp/domain';
import { dutchRoutes, installationStepAt, stepFrom } from '@pomp/edition';
import { InstallationStepScreen } from '@pomp/portal';
import { notFound } from 'next/navigation';
import { pageLanguage } from '@/language/page-language';
import { Words } from '@/language/words';
import { flowValue } from '@/navigation/flow-value';
import { PageTitle } from '@/navigation/page-title';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofInstallationStep } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

interface StepProps extends SearchProps {
  params: Promise<{ stap: string }>;
}

async function stepOf({ params }: StepProps) {
  return installationStepAt(dutchRoutes, (await params).stap) ?? notFound();
}

export default async function InstallationStepPage(props: StepProps) {
  const [language, step, houseId, flow, back] = await Promise.all([
    pageLanguage(),
    stepOf(props),
    searchValue(props, 'houseId'),
    searchValue(props, 'flow'),
    searchValue(props, 'terug'),
  ]);
  return (
    <Words of={['(account)/account/installatie/[stap]']}>
      <PageTitle>{language.say(installationInfo.sections[step].title)}</PageTitle>
      <Prefetch of={ofInstallationStep(houseId)}>
        <InstallationStepScreen step={step} houseId={houseId} flow={flowValue(flow)} from={stepFrom(dutchRoutes, back)} />
      </Prefetch>
    </Words>
  );
}
