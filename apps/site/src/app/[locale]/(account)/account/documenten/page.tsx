import { DocumentsScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofDocuments } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('documents');

export default async function DocumentsPage(props: SearchProps) {
  const orderId = await searchValue(props, 'orderId');
  return (
    <Words of={['(account)/account/documenten']}>
      <Prefetch of={ofDocuments(orderId)}>
        <DocumentsScreen orderId={orderId} />
      </Prefetch>
    </Words>
  );
}
