import { DocumentsScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofDocuments } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Documenten' };

export default async function DocumentsPage(props: SearchProps) {
  const orderId = await searchValue(props, 'orderId');
  return (
    <Prefetch of={ofDocuments(orderId)}>
      <DocumentsScreen orderId={orderId} />
    </Prefetch>
  );
}
