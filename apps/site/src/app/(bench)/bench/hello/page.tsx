import { type Metadata } from 'next';

export const dynamic = 'force-static';
export const metadata: Metadata = { title: 'Hallo', robots: { index: false, follow: false } };

export default function HelloPage() {
  return <p>Hallo wereld</p>;
}
