import { notFound } from 'next/navigation';
export const generateStaticParams = () => [];
export const revalidate = 3600;
export default async function Page({ params }: { params: Promise<{ slug?: string[] }> }) {
  const { slug = [] } = await params;
  if (slug[0] === 'weg') notFound();
  const response = await fetch('http://localhost:4999/x', { next: { tags: ['content', `story:${slug.join('/')}`] } });
  return <main>Hallo {await response.text()}</main>;
}
