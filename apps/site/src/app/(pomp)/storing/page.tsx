import { type Metadata } from 'next';

export const dynamic = 'force-static';
export const metadata: Metadata = { title: 'Even geen verbinding', robots: { index: false } };

export default function Page() {
  return (
    <main>
      <h1>Deze pagina lukt nu even niet</h1>
      <p>Onze site is druk of we zijn iets aan het repareren. Probeer het over een paar minuten nog eens.</p>
    </main>
  );
}
