import { DocumentsScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofDocuments } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function DocumentsPage(props: SearchProps) {
  const orderId = await searchValue(props, 'orderId');
  return (
    <Words of={['(account)/account/documenten']}>
      <PageTitle of="documents" />
      <Prefetch of={ofDocuments(orderId)}>
        <DocumentsScreen orderId={orderId} />
      </Prefetch>
    </Words>
  );
}
