import { Button } from '@pomp/design-system';
import { type Metadata } from 'next';
import { MessagePage } from '@/messages/message-page';

// Shown by the reverse proxy in place of a page that can't be made, at that page's address. So it depends on nothing that can be unavailable.
export const dynamic = 'force-static';
export const metadata: Metadata = { title: 'Even niet bereikbaar', robots: { index: false } };

export default function UnavailablePage() {
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
