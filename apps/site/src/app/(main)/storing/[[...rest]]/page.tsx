import { Button } from '@pomp/design-system';
import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MessagePage } from '@/messages/message-page';

// Shown by the reverse proxy in place of a page that can't be made, at that page's address. So it depends on nothing that can be unavailable.
// Made on its first visit and kept, as it wears the brand: a build is for every edition.
export const dynamic = 'force-static';
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Even niet bereikbaar', robots: { index: false } };

interface UnavailablePageProps {
  params: Promise<{ rest?: string[] }>;
}

export default async function UnavailablePage({ params }: UnavailablePageProps) {
  if ((await params).rest) notFound();
  return (
    <main id="inhoud">
      <MessagePage
        title="Deze pagina lukt nu even niet"
        actions={
          <form>
            <Button type="submit">Probeer het opnieuw</Button>
          </form>
        }
      >
        Dat ligt aan ons, niet aan jou. Probeer het over een paar minuten nog eens.
      </MessagePage>
    </main>
  );
}
