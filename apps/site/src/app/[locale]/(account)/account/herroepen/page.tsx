import { WithdrawalScreen } from '@pomp/portal';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofWithdrawal } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('withdrawal');

export default async function WithdrawalPage(props: SearchProps) {
  return (
    <Prefetch of={ofWithdrawal}>
      <WithdrawalScreen orderId={await searchValue(props, 'orderId')} />
    </Prefetch>
  );
}
