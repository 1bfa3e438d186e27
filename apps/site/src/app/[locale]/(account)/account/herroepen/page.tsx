import { WithdrawalScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofWithdrawal } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('withdrawal');

export default async function WithdrawalPage(props: SearchProps) {
  return (
    <Words of={['(account)/account/herroepen']}>
      <Prefetch of={ofWithdrawal}>
        <WithdrawalScreen orderId={await searchValue(props, 'orderId')} />
      </Prefetch>
    </Words>
  );
}
