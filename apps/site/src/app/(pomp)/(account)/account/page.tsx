import { housesQuery, ordersQuery } from '@pomp/api-client';
import { DashboardScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Mijn account' };

export default function DashboardPage() {
  return (
    <FirstData of={(api, prefetch) => [prefetch(ordersQuery(api)), prefetch(housesQuery(api))]}>
      <DashboardScreen />
    </FirstData>
  );
}
