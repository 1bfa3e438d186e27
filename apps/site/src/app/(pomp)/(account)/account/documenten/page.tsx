import { DocumentsScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofDocuments } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Documenten' };

export default async function DocumentsPage(props: SearchProps) {
  const orderId = await searchValue(props, 'orderId');
  return (
    <FirstData of={ofDocuments(orderId)}>
      <DocumentsScreen orderId={orderId} />
    </FirstData>
  );
}
