import { WithdrawalScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofWithdrawal } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function WithdrawalPage(props: SearchProps) {
  return (
    <Words of={['(account)/account/herroepen']}>
      <PageTitle of="withdrawal" />
      <Prefetch of={ofWithdrawal}>
        <WithdrawalScreen orderId={await searchValue(props, 'orderId')} />
      </Prefetch>
    </Words>
  );
}
