import { FeedbackScreen, type FinishedType } from '@pomp/portal';
import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofFeedback } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Bedankt' };

const isFinishedType = (type: string | undefined): type is FinishedType => type === 'woning' || type === 'installatie';

export default async function FeedbackPage(props: SearchProps) {
  const type = await searchValue(props, 'type');
  if (!isFinishedType(type)) notFound();
  return (
    <FirstData of={ofFeedback}>
      <FeedbackScreen type={type} />
    </FirstData>
  );
}
