import { WithdrawalScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofWithdrawal } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Overeenkomst herroepen' };

export default async function WithdrawalPage(props: SearchProps) {
  return (
    <Prefetch of={ofWithdrawal}>
      <WithdrawalScreen orderId={await searchValue(props, 'orderId')} />
    </Prefetch>
  );
}
