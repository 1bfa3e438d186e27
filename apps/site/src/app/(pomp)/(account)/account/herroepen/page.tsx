import { WithdrawalScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofWithdrawal } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Overeenkomst herroepen' };

export default async function WithdrawalPage(props: SearchProps) {
  return (
    <FirstData of={ofWithdrawal}>
      <WithdrawalScreen orderId={await searchValue(props, 'orderId')} />
    </FirstData>
  );
}
