import { isFinishedQuestionnaire } from '@pomp/domain';
import { FeedbackScreen } from '@pomp/portal';
import { notFound } from 'next/navigation';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofFeedback } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('feedback');

export default async function FeedbackPage(props: SearchProps) {
  const type = await searchValue(props, 'type');
  if (!isFinishedQuestionnaire(type)) notFound();
  return (
    <Prefetch of={ofFeedback}>
      <FeedbackScreen type={type} />
    </Prefetch>
  );
}
