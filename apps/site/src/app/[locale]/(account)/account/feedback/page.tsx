import { isFinishedQuestionnaire } from '@pomp/domain';
import { FeedbackScreen } from '@pomp/portal';
import { notFound } from 'next/navigation';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofFeedback } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function FeedbackPage(props: SearchProps) {
  const type = await searchValue(props, 'type');
  if (!isFinishedQuestionnaire(type)) notFound();
  return (
    <Words of={['(account)/account/feedback']}>
      <PageTitle of="feedback" />
      <Prefetch of={ofFeedback}>
        <FeedbackScreen type={type} />
      </Prefetch>
    </Words>
  );
}
