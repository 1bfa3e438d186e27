import { notFound } from 'next/navigation';
import { screenAt } from '../../src/screen-at.ts';

interface PageProps {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

/** Every address: the portal in the layout shows its screen, or that there is none, which is a 404 too. */
export default async function Page({ params }: PageProps) {
  const { path = [] } = await params;
  if (path.length > 0 && !screenAt(`/${path.join('/')}/`, new URLSearchParams())) notFound();
  return null;
}
